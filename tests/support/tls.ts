import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files of PEM. */
interface Pair {
  cert: string;
  key: string;
}

export interface Certificates {
  /** The tests' own authority, which signed the others and is trusted by no system. Its key was not kept. */
  ca: string;
  /** For localhost, 127.0.0.1 and platform.example. */
  server: Pair;
  /** For another host name. */
  stranger: Pair;
  /** Certificate and key of a client: apart, in one file, and as PKCS#12 under the passphrase `secret`. */
  client: Pair & { pem: string; p12: string };
  /** A folder for files that a test writes. */
  folder: string;
}

const at = (name: string) => fileURLToPath(new URL(`../fixtures/tls/${name}`, import.meta.url));
const pairOf = (name: string): Pair => ({ cert: at(`${name}.pem`), key: at(`${name}.key`) });

/** Certificates for servers and clients of tests, valid for a hundred years. */
export const certificates = (): Certificates => ({
  ca: at('ca.pem'),
  server: pairOf('server'),
  stranger: pairOf('stranger'),
  client: { ...pairOf('client'), pem: at('both.pem'), p12: at('client.p12') },
  folder: mkdtempSync(join(tmpdir(), 'escale-tls-')),
});
