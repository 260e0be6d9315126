import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectionFailureIn } from '#main/network/failure.ts';
import { openNetwork } from '#main/network/open-network.ts';
import { ProxyCredentials } from '#main/network/proxy-credentials.ts';
import type { ClientCertificate } from '#shared/config.ts';
import { FakeClock, FakeSecrets, silent } from '#tests/support/fakes.ts';
import { asItem } from '#tests/support/node-network.ts';
import { certificates } from '#tests/support/tls.ts';

const { ca, server: own, stranger, client, folder } = certificates();
const running: (Server | Http2SecureServer)[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

async function listen<S extends Server | Http2SecureServer>(server: S): Promise<string> {
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address of this shape.
  return `https://localhost:${(server.address() as AddressInfo).port}/`;
}

const pemOf = ({ cert, key }: { cert: string; key: string }) => ({ cert: readFileSync(cert), key: readFileSync(key) });
const serve = (pair = own) => listen(createServer(pemOf(pair), (_, response) => response.end('here')));

function open({
  system = [ca],
  apiBaseUrl,
  clientCertificate,
}: {
  system?: string[];
  apiBaseUrl?: string;
  clientCertificate?: ClientCertificate;
} = {}) {
  let readings = 0;
  const clock = new FakeClock();
  const open = openNetwork({
    config: { network: 'node', apiBaseUrl, clientCertificate },
    resolveProxy: async () => 'DIRECT',
    openSystemNetwork: () => {
      throw new Error('not asked for');
    },
    credentials: new ProxyCredentials({ secrets: new FakeSecrets(), clock, emit: () => undefined, log: silent }),
    userAgent: 'Escale/test',
    systemCertificates: () => {
      readings += 1;
      return system.map((file) => readFileSync(file, 'utf8'));
    },
    clock,
    log: silent,
  });
  const fetch = asItem(open());
  const text = async (url: string) => (await fetch(url)).text();
  const reason = (url: string) =>
    text(url).then(
      () => null,
      (thrown: unknown) => connectionFailureIn(thrown)?.reason,
    );
  return { text, reason, readings: () => readings };
}

describe('a server whose certificate authority the system trusts', () => {
  it('is trusted, and the system is asked once', async () => {
    const url = await serve();
    const { text, readings } = open();
    expect(await Promise.all([text(url), text(url)])).toEqual(['here', 'here']);
    expect(await text(url)).toBe('here');
    expect(readings()).toBeLessThanOrEqual(2);
  });

  it('is trusted for its own name only', async () => {
    expect(await open().reason(await serve(stranger))).toBe('certificate');
  });

  it('is not trusted where the system does not trust its authority', async () => {
    expect(await open({ system: [] }).reason(await serve())).toBe('certificate');
  });

  it('is not trusted by a variable of the environment either, which other programs may need', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await open({ system: [] }).reason(await serve())).toBe('certificate');
    expect(await open().reason(await serve(stranger))).toBe('certificate');
  });
});

// Node reads the stores of Windows and macOS, which no variable replaces.
describe.runIf(process.platform === 'linux')('the certificate store of the system', () => {
  /** Another process, since a process reads its system's certificates once. */
  const visit = async (url: string, file: string) => {
    const program = fileURLToPath(new URL('../../../support/visit.ts', import.meta.url));
    const env = { ...process.env, SSL_CERT_FILE: file, SSL_CERT_DIR: join(folder, 'none') };
    return (await promisify(execFile)(process.execPath, [program, url], { env })).stdout.trim();
  };

  it('is where the answer comes from', async () => {
    const url = await serve();
    const empty = join(folder, 'empty.pem');
    writeFileSync(empty, '');
    expect(await visit(url, ca)).toBe('here');
    expect(await visit(url, empty)).toBe('certificate');
  });
});

describe('a server that requests a client certificate', () => {
  const asking = () =>
    listen(
      createServer(
        { ...pemOf(own), ca: readFileSync(ca), requestCert: true, rejectUnauthorized: false },
        (request, response) => {
          // The server speaks TLS.
          const shown = (request.socket as TLSSocket).getPeerCertificate();
          response.end(shown.subject?.CN ?? 'none');
        },
      ),
    );
  const passphraseFile = join(folder, 'passphrase');
  writeFileSync(passphraseFile, 'secret\r\n');

  it.each([
    ['PKCS#12', { file: client.p12, passphraseFile }],
    ['PEM', { file: client.pem }],
  ])('gets the configured one where it is the API: %s', async (_, clientCertificate) => {
    const url = await asking();
    expect(await open({ apiBaseUrl: url, clientCertificate }).text(url)).toBe('client');
  });

  it('gets the configured one, and no other server does that is visited before or after it', async () => {
    const [api, other] = [await asking(), await asking()];
    const visit = async (urls: readonly string[]) => {
      const { text } = open({ apiBaseUrl: api, clientCertificate: { file: client.pem } });
      const shown: string[] = [];
      for (const url of urls) shown.push(await text(url));
      return shown;
    };
    expect(await visit([api, other, api])).toEqual(['client', 'none', 'client']);
    expect(await visit([other, api, other])).toEqual(['none', 'client', 'none']);
  });

  it('gets none where it is another host, or port of its host, or where none is configured', async () => {
    const url = await asking();
    for (const apiBaseUrl of ['https://api.example.org', 'https://localhost']) {
      const elsewhere = open({ apiBaseUrl, clientCertificate: { file: client.pem } });
      expect([apiBaseUrl, await elsewhere.text(url)]).toEqual([apiBaseUrl, 'none']);
    }
    expect(await open({ apiBaseUrl: url }).text(url)).toBe('none');
  });

  it.each([
    ['is not there', { file: join(folder, 'missing.p12') }],
    ['has another passphrase', { file: client.p12 }],
    ['is not a certificate file', { file: passphraseFile }],
  ])('is not reached when that certificate %s, and the reason is given', async (_, clientCertificate) => {
    const url = await asking();
    expect(await open({ apiBaseUrl: url, clientCertificate }).reason(url)).toBe('clientCertificate');
  });
});

describe('a server that speaks HTTP/2 too', () => {
  it('gets HTTP/1.1, in which no request moves to another connection', async () => {
    const server = createSecureServer({ ...pemOf(own), allowHTTP1: true }, (request, response) => {
      response.end(request.httpVersion);
    });
    const sessions: unknown[] = [];
    server.on('session', (session) => {
      sessions.push(session);
      session.goaway();
    });
    expect(await open().text(await listen(server))).toBe('1.1');
    expect(sessions).toEqual([]);
  });
});
