import { expect, it } from 'vitest';
import { PreferencesStore } from '#main/settings/preferences.ts';
import { problemsForPage } from '#main/settings/problem-texts.ts';
import { readSiteConfig } from '#main/settings/site-config.ts';
import { bindEarlyCalls } from '#main/start/early-calls.ts';
import type { SiteConfigFile } from '#shared/config.ts';
import { ours } from '#tests/support/bound.ts';
import { compose } from '#tests/support/composition.ts';
import { FakeStore, listeningEmit, listeningLog } from '#tests/support/fakes.ts';

const updatesAddress = 'https://www.example.org/updates.json';
const file = { version: '1.3.0', address: 'https://www.example.org/escale' };

/** Reads a configuration as the start does. */
const settingsOf = (values: SiteConfigFile | string) =>
  readSiteConfig({
    managedFile: '/etc/escale/config.json',
    packagedFile: '',
    isPackaged: false,
    env: {},
    readManaged: () => (typeof values === 'string' ? values : JSON.stringify(values)),
  });

/** The bridge before the services exist, where nobody is signed in. */
async function early(settings = settingsOf({}), store = new FakeStore()) {
  const { log, lines } = listeningLog();
  const binder = await bindEarlyCalls({
    application: { version: '1.2.3', platform: 'linux', isPackaged: false },
    settings,
    preferences: new PreferencesStore(store, settings.config),
    store,
    emit: listeningEmit().emit,
    log,
  });
  const call = (channel: string, sender = ours) =>
    binder.call(sender, { channel, callId: `call-${channel}`, request: undefined });
  return { call, lines };
}

const withUpdates = { updates: { address: updatesAddress } };
const kept = { address: updatesAddress, notBefore: Date.parse('2999-01-01'), file };

it.each<[string, SiteConfigFile | string, Record<string, unknown>]>([
  ['in training', {}, {}],
  [
    'of a platform, with hosts of pictures and a certificate',
    {
      apiBaseUrl: 'https://api.example.org/v1/',
      pictureHosts: ['images.example.org'],
      clientCertificate: { file: '/etc/escale/client.p12', passphraseFile: '/etc/escale/passphrase' },
    },
    {},
  ],
  ['in the theme and the language of the person', {}, { preferences: { theme: 'dark', locale: 'en' } }],
  ['with a newer version that is known', { ...withUpdates, apiBaseUrl: 'https://api.example.org' }, { updates: kept }],
  ['in training, which asks for no newer version', withUpdates, { updates: kept }],
  ['with an address that cannot be used', { apiBaseUrl: 'http://api.example.org' }, {}],
  ['with a file that cannot be read', '{ "theme": ', {}],
])('the first answer is that of the services: %s', async (_what, values, stored) => {
  const settings = settingsOf(values);
  const store = new FakeStore();
  for (const [key, value] of Object.entries(stored)) store.set(key, value);
  const { call } = await early(settings, store);
  const { handlers } = await compose(settings.config, { store }, 200, problemsForPage(settings));
  const context = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };
  const answer = await call('app.bootstrap');
  // As it crosses the bridge: keys outside the contract do not.
  const { clientCertificate: _, ...config } = settings.config;
  expect(answer).toEqual({ ok: true, value: { ...(await handlers['app.bootstrap'](undefined, context)), config } });
  expect(JSON.stringify(answer)).not.toContain('/etc/escale/client');
});

it('no other call is answered before the services exist, and none of another sender', async () => {
  const { call, lines } = await early();
  expect(await call('app.openLogFolder')).toMatchObject({ ok: false, error: { kind: 'refused' } });
  expect(await call('app.bootstrap', { ...ours, frameUrl: 'https://evil.example/' })).toMatchObject({
    ok: false,
    error: { kind: 'refused' },
  });
  expect(lines.join()).toContain('unknown channel');
  expect(lines.join()).toContain('wrong sender');
});
