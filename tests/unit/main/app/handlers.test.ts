import { beforeEach, describe, expect, it } from 'vitest';
import type { CallContext } from '#main/ipc/handler.ts';
import { type Composition, compose } from '#tests/support/composition.ts';

const context: CallContext = { signal: new AbortController().signal, progress: () => {} };

describe('the application calls', () => {
  let composition: Composition;
  beforeEach(async () => {
    composition = await compose();
  });

  it('start the page in training with one-click accounts and without their passwords', async () => {
    const bootstrap = await composition.handlers['app.bootstrap'](undefined, context);
    expect(bootstrap).toMatchObject({
      version: '1.2.3',
      platform: 'linux',
      platformHost: null,
      session: { status: 'signedOut' },
      preferences: { locale: 'fr', theme: 'light' },
    });
    expect(bootstrap.training?.accounts.map((account) => Object.keys(account))).toEqual(
      Array.from({ length: 5 }, () => ['key', 'identifier']),
    );
  });

  it('start the page on a platform with its host', async () => {
    const { handlers } = await compose({ apiBaseUrl: 'https://api.example.org/v1/' });
    const bootstrap = await handlers['app.bootstrap'](undefined, context);
    expect(bootstrap).toMatchObject({ platformHost: 'api.example.org', training: null });
  });

  it('change a preference, tell the native side and the page, and keep it', async () => {
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

  it('put a failure of the page into the log', async () => {
    await composition.handlers['app.report']({ message: 'x is not a function', stack: 'at y' }, context);
    expect(composition.lines.join()).toContain('x is not a function');
  });
});
