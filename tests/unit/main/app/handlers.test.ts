import { beforeEach, describe, expect, it } from 'vitest';
import type { CallContext } from '#main/ipc/handler.ts';
import type { HttpFetch } from '#main/ports.ts';
import { problemsForPage } from '#main/settings/problem-texts.ts';
import { readSiteConfig } from '#main/settings/site-config.ts';
import { reasonText } from '#shared/config-reasons.ts';
import { type Composition, compose } from '#tests/support/composition.ts';
import { FakeStore } from '#tests/support/fakes.ts';
import { refusedAddresses } from '#tests/support/refused-addresses.ts';
import { trainingBaseUrl } from '#training/address.ts';

const context: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };

describe('the calls of the application', () => {
  let composition: Composition;
  beforeEach(async () => {
    composition = await compose();
  });

  it('give the page the one-click accounts of training, without their passwords', async () => {
    const bootstrap = await composition.handlers['app.bootstrap'](undefined, context);
    expect(bootstrap).toMatchObject({
      version: '1.2.3',
      platform: 'linux',
      platformHost: null,
      // The pictures of training are shown like those of a platform.
      pictureHosts: [new URL(trainingBaseUrl).host],
      session: { status: 'signedOut' },
      preferences: { locale: 'fr', theme: 'light' },
    });
    expect(bootstrap.training?.accounts.map((account) => Object.keys(account))).toEqual(
      Array.from({ length: 5 }, () => ['key', 'identifier']),
    );
  });

  it('say that the list of the software of others cannot be read where there is none', async () => {
    const call = async () => composition.handlers['app.thirdParties'](undefined, context);
    await expect(call()).rejects.toMatchObject({ error: { kind: 'file' } });
  });

  it('show a notification at the end of a long task', async () => {
    await composition.handlers['app.announce']({ title: 'Import terminé', text: '3 ajoutés' }, context);
    expect(composition.done).toEqual(['announce Import terminé']);
  });

  it('give the page the host of the platform, and the hosts of pictures', async () => {
    const { handlers } = await compose({
      apiBaseUrl: 'https://api.example.org/v1/',
      pictureHosts: ['images.example.org'],
    });
    const bootstrap = await handlers['app.bootstrap'](undefined, context);
    expect(bootstrap).toMatchObject({
      platformHost: 'api.example.org',
      pictureHosts: ['api.example.org', 'images.example.org'],
      training: null,
    });
  });

  it('tell the page of a newer version, which a platform’s site asks for without a question, and training never', async () => {
    const asked: string[] = [];
    const fetchUnasked: HttpFetch = async (input) => {
      asked.push(String(input));
      return Response.json({ version: '2.0.0', address: 'https://www.example.org/escale' });
    };
    const updates = { address: 'https://www.example.org/updates.json' };
    await compose({ updates }, { fetchUnasked });
    const { handlers, emitted } = await compose({ updates, apiBaseUrl: 'https://api.example.org' }, { fetchUnasked });
    await expect.poll(() => emitted.of('app.updateFound')).toHaveLength(1);
    expect(asked).toEqual([updates.address]);
    expect(await handlers['app.bootstrap'](undefined, context)).toMatchObject({
      update: { version: '2.0.0', isSecurity: false },
    });
  });

  it('give the page no path of this computer', async () => {
    const { handlers } = await compose({
      apiBaseUrl: 'https://api.example.org',
      clientCertificate: { file: '/etc/escale/client.p12', passphraseFile: '/etc/escale/passphrase' },
    });
    expect(JSON.stringify(await handlers['app.bootstrap'](undefined, context))).not.toContain('/etc/');
  });

  it.each(refusedAddresses)('start with the refused address %s, but nobody can sign in', async (url, reason) => {
    const env = { ESCALE_API_BASE_URL: url };
    const read = readSiteConfig({ managedFile: '', packagedFile: '', isPackaged: false, env });
    const { addressProblem } = problemsForPage(read);
    const asked: unknown[] = [];
    const fetch: HttpFetch = async (input) => {
      asked.push(input);
      throw new TypeError('no network in this test');
    };
    const { handlers } = await compose(read.config, { fetch }, 200, { configProblems: [], addressProblem });
    const bootstrap = await handlers['app.bootstrap'](undefined, context);
    expect(addressProblem?.reason).toEqual({
      fr: reasonText({ code: reason }, 'fr'),
      en: reasonText({ code: reason }, 'en'),
    });
    expect(bootstrap).toMatchObject({ training: null, platformHost: null, addressProblem });
    const credentials = { identifier: 'jeanne@example.org', password: 'real' };
    await expect(handlers['session.signIn'](credentials, context)).rejects.toMatchObject({
      error: { kind: 'network' },
    });
    expect(() => handlers['session.signInTraining']({ account: 'administrator' }, context)).toThrow();
    expect(asked).toEqual([]);
  });

  it('start signed out when the session of the last run cannot be read', async () => {
    const store = new FakeStore();
    const get = store.get.bind(store);
    store.get = (key) => {
      if (key === 'session') throw new Error('the store is damaged');
      return get(key);
    };
    const { handlers, lines } = await compose({}, { store });
    expect(await handlers['app.bootstrap'](undefined, context)).toMatchObject({ session: { status: 'signedOut' } });
    await expect.poll(() => lines.join()).toContain('the session cannot be restored');
  });

  it('store a changed preference and pass it to the native side and the page', async () => {
    const changed = await composition.handlers['app.setPreferences']({ theme: 'dark' }, context);
    expect(changed.theme).toBe('dark');
    expect(composition.done).toEqual(['theme dark, locale fr']);
    expect(composition.emitted.of('app.preferencesChanged')).toEqual([changed]);
    const { preferences } = await composition.handlers['app.bootstrap'](undefined, context);
    expect(preferences.theme).toBe('dark');
  });

  it('open https addresses outside and refuse others', async () => {
    await composition.handlers['app.openExternal']({ url: 'https://example.org' }, context);
    expect(() => composition.handlers['app.openExternal']({ url: 'file:///etc' }, context)).toThrow();
    expect(composition.done).toEqual(['open https://example.org/']);
  });

  it('write a failure of the page to the log', async () => {
    await composition.handlers['app.report']({ message: 'x is not a function', stack: 'at y' }, context);
    expect(composition.lines.join()).toContain('x is not a function');
    await composition.handlers['app.report'](
      { message: 'cannot show "Jeanne Martin"', stack: 'Error: cannot show "Jeanne Martin"\n    at show (a.js:1:2)' },
      context,
    );
    expect(composition.lines.join()).toContain('at show (a.js:1:2)');
    expect(composition.lines.join()).not.toContain('Jeanne');
  });
});
