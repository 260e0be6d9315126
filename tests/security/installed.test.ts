import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { deepLinkAmong } from '#main/app/deep-link.ts';
import { refusedSwitchAmong } from '#main/app/switches.ts';
import { readSiteConfig } from '#main/settings/site-config.ts';
import { reasonText } from '#shared/config-reasons.ts';
import { launchApp } from '../support/app.ts';
import { textsOf } from '../support/e2e/texts.ts';

/** What the installer puts beside the code, and a managed file. */
function installed(managed: object | null) {
  const managedFile = join(mkdtempSync(join(tmpdir(), 'escale-managed-')), 'config.json');
  if (managed !== null) writeFileSync(managedFile, JSON.stringify(managed));
  const packagedFile = join(inject('appRoot'), 'resources', 'config.json');
  // Whose file it is, tests/unit/main/settings/trusted-file.test.ts asks.
  const readManaged = (path: string) => readFileSync(path, 'utf8');
  return readSiteConfig({ managedFile, packagedFile, isPackaged: true, env: {}, readManaged });
}

it('does not start training unless the configuration asks for it', () => {
  expect(installed(null).addressProblem?.reason.code).toBe('noAddress');
  expect(installed({}).addressProblem?.reason.code).toBe('noAddress');
  expect(installed({ training: true }).addressProblem).toBeNull();
});

it('explains at sign-in what is missing when the site has neither an address nor training', async () => {
  const app = await launchApp({ config: { training: false } });
  const text = await textsOf('fr');
  await app.page
    .getByRole('alert')
    .filter({ hasText: text('shell:addressMissing.title') })
    .waitFor();
  expect(await app.page.getByText(reasonText({ code: 'noAddress' }, 'fr')).isVisible()).toBe(true);
  expect(
    await app.page.getByRole('button', { name: text('session:training.accounts.administrator.name') }).count(),
  ).toBe(0);
});

it('reads no configuration from a network share', async () => {
  const app = await launchApp({ env: { ESCALE_CONFIG: '//127.0.0.1/share/config.json' } });
  const text = await textsOf('fr');
  await app.page
    .getByRole('alert')
    .filter({ hasText: text('shell:addressProblem.title') })
    .waitFor();
  expect(await app.page.getByText(reasonText({ code: 'networkShare' }, 'fr')).isVisible()).toBe(true);
});

it('refuses switches that weaken it, and links that are not a page', () => {
  for (const given of ['--no-sandbox', '--remote-debugging-port=0', '--disable-web-security', '--proxy-server=x']) {
    expect(refusedSwitchAmong([given], process.platform)).toBe(given);
  }
  for (const link of ['escale://platform-image?src=https://example.org/a.png', 'escale://assets/index.js']) {
    expect(deepLinkAmong(['escale', link])).toBe('/');
  }
});
