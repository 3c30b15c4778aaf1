import { setNonce } from 'get-nonce';

/** The value with which this page may add styles (its Content-Security-Policy), or an empty one where it has no policy. */
export function readNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/** Tells it to the library that holds the page still behind a dialog. */
export function shareNonce(): void {
  const nonce = readNonce();
  if (nonce) setNonce(nonce);
}
