import type { Zone } from './start-name-server.ts';

export const port = 8443;
/** Public addresses, which belong to this machine within the namespace only. */
export const outside = { v4: '93.184.215.14', v6: '2606:2800:21f:cb07::1' };
/** What must never be dialled; in the namespace a server listens at each. */
export const inside = [
  '127.0.0.1',
  '10.0.0.5',
  '172.16.0.5',
  '192.168.0.5',
  '169.254.169.254',
  '100.64.0.5',
  '168.63.129.16',
  '::1',
  'fd00:ec2::254',
  '64:ff9b::a00:5',
  '2002:a00:5::1',
  '2001:0:a00:5::1',
  '::a00:5',
];

/** Names with one inside address each, and with what stands for one. */
const aimedInside: Zone = {
  ...Object.fromEntries(inside.map((address, nth) => [`inside${nth}.example.com`, [address]])),
  'unspecified.example.com': ['0.0.0.0'],
  'mapped.example.com': ['::ffff:10.0.0.5'],
  'alias.example.com': { alias: 'database.corp.example.com', answers: ['10.0.0.5'] },
  // Of the system's hosts file and search list: this one is found only as `searched.example.com.corp`.
  'searched.example.com.corp': ['10.0.0.5'],
};

/** What a client that looks a name up and connects reaches the inside by. */
export const leadInside = [
  ...Object.keys(aimedInside).filter((name) => !name.endsWith('.corp')),
  'searched.example.com',
  'hosts-file.example.com',
];

/** Names with a public answer beside an inside one. */
export const mixed: Zone = {
  'first.example.com': ['10.0.0.5', outside.v4],
  'last.example.com': [outside.v4, '10.0.0.5'],
  'families.example.com': [outside.v4, '::1'],
  'families6.example.com': [outside.v6, '10.0.0.5'],
  'carried.example.com': [outside.v4, outside.v6, '64:ff9b::a00:5'],
};

export const zone: Zone = {
  ...aimedInside,
  ...mixed,
  'public.example.com': [outside.v4],
  'public6.example.com': [outside.v6],
  'both.example.com': [outside.v4, outside.v6],
  'redirecting.example.com': [outside.v4],
  'uncertified.example.org': [outside.v4],
  // Public when asked first, then inside.
  'rebinding.example.com': (before) => [before === 0 ? outside.v4 : '10.0.0.5'],
  // The same, to be posted to without a check before.
  'turning.example.com': (before) => [before === 0 ? outside.v4 : '10.0.0.5'],
  // For a client that checks and then connects by name.
  'naive.example.com': (before) => [before === 0 ? outside.v4 : '10.0.0.5'],
  'silent.example.com': 'silent',
};
