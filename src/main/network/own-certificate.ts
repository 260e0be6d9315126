import { readFileSync } from 'node:fs';
import type { ClientCertificate } from '#shared/config.ts';
import type { OwnCertificate } from './trust.ts';

/**
 * The certificate that the configuration names: PKCS#12, or PEM that holds certificate and key.
 *
 * @throws Error when a file cannot be read
 */
export function readOwnCertificate({ file, passphraseFile }: ClientCertificate): OwnCertificate {
  const bytes = readFileSync(file);
  const [passphrase] = passphraseFile === undefined ? [] : readFileSync(passphraseFile, 'utf8').split(/\r?\n/, 1);
  const isPem = bytes.includes('-----BEGIN ');
  return { ...(isPem ? { cert: bytes, key: bytes } : { pfx: bytes }), ...(passphrase !== undefined && { passphrase }) };
}
