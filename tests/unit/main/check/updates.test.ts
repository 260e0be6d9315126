import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkWorkstation } from '#main/check/check.ts';
import { reportOf } from '#main/check/report.ts';
import { siteConfig } from '#shared/config.ts';
import { checkServices } from '#tests/support/check.ts';
import { FakeSecrets } from '#tests/support/fakes.ts';
import { nodeNetwork } from '#tests/support/node-network.ts';
import { startUpdatesServer, type UpdatesServer } from '#tests/support/updates-server.ts';

const address = 'https://www.example.org/home/escale';

let server: UpdatesServer;
beforeEach(async () => {
  server = await startUpdatesServer();
});
afterEach(() => server.close());

/** The line about a newer version in the report of a check, and the state of the whole. */
async function checked(updates: { address?: string }, apiBaseUrl: string | undefined = 'http://127.0.0.1:9') {
  const config = siteConfig.parse({ updates, ...(apiBaseUrl && { apiBaseUrl }) });
  const { ports, redact } = checkServices(mkdtempSync(join(tmpdir(), 'escale-check-')), new FakeSecrets(), config);
  const findings = await checkWorkstation({ ...ports, openFetch: () => nodeNetwork() }, new AbortController().signal);
  const { own, settings } = ports;
  const report = reportOf(findings, 'en', { own, settings, redact, now: 0 });
  return report.items.find(({ id }) => id === 'updates');
}

it('names a newer version with its page, as what is fine', async () => {
  server.offer({ version: '1.3.0', address });
  expect(await checked({ address: server.address })).toMatchObject({
    state: 'ok',
    detail: 'Version 1.3.0 is available.',
    link: address,
  });
});

it('warns of one that mends a fault of security', async () => {
  server.offer({ version: '1.3.0', address, secureFrom: '1.3.0' });
  expect(await checked({ address: server.address })).toMatchObject({
    state: 'warning',
    detail: 'Version 1.3.0 fixes a security flaw of this one.',
    link: address,
  });
});

it('says that there is none, or that nobody is asked', async () => {
  server.offer({ version: '1.2.3', address });
  expect(await checked({ address: server.address })).toMatchObject({ state: 'ok', link: null });
  expect(await checked({})).toMatchObject({ state: 'ok', detail: expect.stringContaining('Nothing is checked') });
  expect(await checked({ address: server.address }, '')).toMatchObject({
    state: 'ok',
    detail: 'Training: nothing leaves this computer.',
  });
  expect(server.requests).toHaveLength(1);
});

it('warns of a file that cannot be used, without a word of it', async () => {
  server.offer({ version: 'evil', address });
  const host = new URL(server.address).host;
  expect(await checked({ address: server.address })).toMatchObject({
    state: 'warning',
    detail: `The file of versions on ${host} could not be read (version).`,
    link: null,
  });
  server.answer((_, response) => response.writeHead(404).end());
  expect((await checked({ address: server.address }))?.detail).toContain('(HTTP 404)');
});
