import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { deepLinkAmong } from '#main/app/deep-link.ts';
import { refusedSwitchAmong } from '#main/app/switches.ts';
import { readSiteConfig } from '#main/settings/site-config.ts';
import { reasonText } from '#shared/config-reasons.ts';
import { installationAt } from '../../tools/browser-shell/installation.ts';
import { isRoot } from '../../tools/run/setup/machine.mjs';
import { launchApp } from '../support/app.ts';
import { openWorkstation } from '../support/commands.ts';
import { textsOf } from '../support/e2e/texts.ts';

/** What the installer puts beside the code, and a managed file. */
function installed(managed: object | null) {
  const managedFile = join(mkdtempSync(join(tmpdir(), 'escale-managed-')), 'config.json');
  if (managed !== null) writeFileSync(managedFile, JSON.stringify(managed));
  const packagedFile = join(installationAt(inject('program')).resourcesPath, 'config.json');
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

it('takes neither configuration nor address nor folder from the environment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escale-elsewhere-'));
  const other = join(folder, 'config.json');
  writeFileSync(other, JSON.stringify({ platformName: 'Ailleurs' }));
  const app = await launchApp({
    env: { ESCALE_CONFIG: other, ESCALE_API_BASE_URL: 'http://127.0.0.1:9', ESCALE_USER_DATA: join(folder, 'data') },
  });
  const text = await textsOf('fr');
  await app.page.getByRole('button', { name: text('session:training.accounts.administrator.name') }).waitFor();
  expect(await app.page.title()).not.toContain('Ailleurs');
  expect(readdirSync(folder)).toEqual(['config.json']);
});

it.skipIf(!isRoot || process.platform !== 'linux')(
  `reads what an administrator wrote on Linux before what was packed${isRoot ? '' : ' (skipped: needs root)'}`,
  async () => {
    const own = await openWorkstation(inject('program'));
    own.configure({ apiBaseUrl: 'https://packed.invalid', platformName: 'Emballée' });
    const { out } = await own.runManaged({ apiBaseUrl: 'https://managed.invalid' }, ['--check']);
    const { settings, sources, application } = JSON.parse(out);
    expect(settings).toEqual([
      { key: 'apiBaseUrl', source: 'managed' },
      { key: 'platformName', source: 'packaged' },
    ]);
    expect(sources).toContainEqual({ source: 'managed', place: '/etc/escale/config.json', state: 'found' });
    expect(application).toMatchObject({ isPackaged: true });
  },
);

it('refuses switches that weaken it, and links that are not a page', () => {
  for (const given of ['--no-sandbox', '--remote-debugging-port=0', '--disable-web-security', '--proxy-server=x']) {
    expect(refusedSwitchAmong([given], process.platform)).toBe(given);
  }
  for (const link of ['escale://platform-image?src=https://example.org/a.png', 'escale://assets/index.js']) {
    expect(deepLinkAmong(['escale', link])).toBe('/');
  }
});
