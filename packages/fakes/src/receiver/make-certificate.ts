import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export type Certificate = { key: string; cert: string; name: string; privateKey: KeyObject };

export type CertificateOptions = {
  /** Host names that it is for. The first is its subject, too. */
  hosts: string[];
  /** Who signs it; itself by default. */
  issuer?: Certificate;
  isAuthority?: boolean;
  /** Ends a day ago, in place of a day from now. */
  isExpired?: boolean;
};

const dayMs = 86_400_000;

/** Makes an X.509 certificate for a test's TLS server, with Node alone. ECDSA over P-256, which is made in a millisecond. */
export function makeCertificate(options: CertificateOptions): Certificate {
  const { hosts, issuer, isAuthority = false, isExpired = false } = options;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = hosts[0] ?? '';
  const end = Date.now() + (isExpired ? -dayMs : dayMs);
  const body = sequence(
    der(0xa0, integer(Buffer.of(2))), // version 3
    integer(Buffer.concat([Buffer.of(1), randomBytes(8)])),
    ecdsaWithSha256,
    distinguishedName(issuer?.name ?? name),
    sequence(time(end - 30 * dayMs), time(end)),
    distinguishedName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(basicConstraints(isAuthority), alternativeNames(hosts))),
  );
  const signature = sign('sha256', body, issuer?.privateKey ?? privateKey);
  const whole = sequence(body, ecdsaWithSha256, der(0x03, Buffer.of(0), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    name,
    privateKey,
  };
}

/** One element of DER: tag, length, contents. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const size = content.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.of(tag, ...length), content]);
}

function sequence(...contents: Buffer[]): Buffer {
  return der(0x30, ...contents);
}

function integer(bytes: Buffer): Buffer {
  return der(0x02, bytes);
}

function identifier(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));

function distinguishedName(commonName: string): Buffer {
  return sequence(der(0x31, sequence(identifier('550403'), der(0x0c, Buffer.from(commonName)))));
}

function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\.\d+|[-:T]/g, '');
  return der(0x17, Buffer.from(digits.slice(2))); // UTCTime: two digits of the year
}

function basicConstraints(isAuthority: boolean): Buffer {
  const isCritical = der(0x01, Buffer.of(0xff));
  return sequence(
    identifier('551d13'),
    isCritical,
    der(0x04, sequence(...(isAuthority ? [isCritical] : []))),
  );
}

function alternativeNames(hosts: string[]): Buffer {
  const names = hosts.map((host) => der(0x82, Buffer.from(host)));
  return sequence(identifier('551d11'), der(0x04, sequence(...names)));
}
