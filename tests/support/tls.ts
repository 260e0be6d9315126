import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificates {
  /** Files of PEM, but for the last one, which is PKCS#12 under the passphrase `secret`. */
  ca: string;
  server: { cert: string; key: string };
  /** For another name than that of this computer. */
  stranger: { cert: string; key: string };
  client: { cert: string; key: string; pem: string; p12: string };
  folder: string;
}

let made: Certificates | undefined;

/** An authority of the test's own, and what it signed: nobody else knows it. */
export function certificates(): Certificates {
  made ??= make();
  return made;
}

function make(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'escale-tls-'));
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '2',
    '-subj',
    '/CN=Escale test authority',
  );
  const sign = (name: string, extension: string) => {
    openssl('req', ...newKey, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`);
    writeFileSync(join(folder, `${name}.ext`), extension);
    const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'];
    openssl(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      ...by,
      '-out',
      `${name}.pem`,
      '-days',
      '2',
      '-extfile',
      `${name}.ext`,
    );
    return { cert: join(folder, `${name}.pem`), key: join(folder, `${name}.key`) };
  };
  const server = sign('server', 'subjectAltName=DNS:localhost,DNS:platform.example,IP:127.0.0.1');
  const stranger = sign('stranger', 'subjectAltName=DNS:elsewhere.example');
  const client = sign('client', 'extendedKeyUsage=clientAuth');
  const pem = join(folder, 'both.pem');
  writeFileSync(pem, [client.cert, client.key].map((file) => readFileSync(file, 'utf8')).join(''));
  const p12 = join(folder, 'client.p12');
  openssl('pkcs12', '-export', '-in', client.cert, '-inkey', client.key, '-out', p12, '-passout', 'pass:secret');
  return { ca: join(folder, 'ca.pem'), server, stranger, client: { ...client, pem, p12 }, folder };
}
