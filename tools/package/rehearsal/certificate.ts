import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Passphrase of a certificate that nobody trusts. */
const passphrase = 'rehearsal';

/**
 * Makes a certificate for signing code that is valid for a day, with openssl.
 *
 * @param folder where the files of its key go; it is made
 * @param certificate path of the certificate in PEM, for whoever verifies what it signed
 * @returns the environment variables by which electron-builder signs with it by osslsigncode, without a time stamp
 */
export function standInCertificate(folder: string, certificate: string): NodeJS.ProcessEnv {
  mkdirSync(folder, { recursive: true });
  const key = join(folder, 'key.pem');
  const bundle = join(folder, 'certificate.p12');
  const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  openssl(
    ...['req', '-x509', '-days', '1', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'],
    ...['-subj', '/CN=Rehearsal of Escale', '-addext', 'extendedKeyUsage=codeSigning'],
    ...['-addext', 'keyUsage=digitalSignature', '-keyout', key, '-out', certificate],
  );
  openssl('pkcs12', '-export', '-inkey', key, '-in', certificate, '-out', bundle, '-passout', `pass:${passphrase}`);
  return {
    WIN_CSC_LINK: bundle,
    WIN_CSC_KEY_PASSWORD: passphrase,
    USE_SYSTEM_OSSLSIGNCODE: 'true',
  };
}
