import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, it, vi } from 'vitest';
import { withoutExperimentalHttpParser } from '../../../../tools/build/http-parser.ts';
import { root } from '../../../../tools/run/setup/machine.mjs';

const script = `import Agent from ${JSON.stringify(join(root, 'node_modules/undici/lib/dispatcher/agent.js'))};
export async function read(origin) {
  const agent = new Agent();
  const answer = await new Promise((resolve, reject) => {
    let text = '';
    agent.dispatch({ origin, path: '/', method: 'GET' }, {
      onRequestStart() {},
      onResponseStart() {},
      onResponseData(_controller, chunk) { text += chunk; },
      onResponseEnd() { resolve(text); },
      onResponseError(_controller, error) { reject(error); },
    });
  });
  await agent.close();
  return answer;
}`;

/** A WebAssembly module begins with these characters in Base64. */
const parsers = /AGFzbQEAAAAB/g;

it('leaves out the experimental HTTP parser of undici; the other one reads an answer, whatever the environment asks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escale-parser-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'client.ts'), script);
  const out = join(folder, 'out');
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins: [withoutExperimentalHttpParser()],
    ssr: { noExternal: true },
    build: { ssr: join(folder, 'client.ts'), outDir: out },
  });
  const code = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(out, file), 'utf8'))
    .join('\n');
  // With and without instructions that some processors lack.
  expect(code.match(parsers)).toHaveLength(2);

  vi.stubEnv('UNDICI_USE_MILO', '1');
  const server = createServer((_request, response) => response.end('bonjour'));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const client = await import(/* @vite-ignore */ pathToFileURL(join(out, 'client.js')).href);
    expect(await client.read(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).toBe('bonjour');
  } finally {
    server.close();
    vi.unstubAllEnvs();
  }
});
