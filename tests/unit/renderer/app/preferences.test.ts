import { expect, test, vi } from 'vitest';
import { createPreferencesState } from '#renderer/app/providers/preferences.ts';
import { type Preferences, preferences } from '#shared/preferences.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';

const initial = preferences.parse({ locale: 'fr', theme: 'light' });

test('a change on screen is kept while main still answers an earlier change', async () => {
  const answers: ((kept: Preferences) => void)[] = [];
  installFakeBridge({ 'app.setPreferences': () => new Promise((resolve) => answers.push(resolve)) });
  const state = createPreferencesState(initial);
  state.change({ pageSize: 50 });
  state.change({ isMenuCollapsed: true });
  await vi.waitFor(() => expect(answers).toHaveLength(2));

  const afterFirst = { ...initial, pageSize: 50 } as const;
  state.receive(afterFirst);
  answers[0]?.(afterFirst);
  await new Promise((resolve) => setTimeout(resolve));
  expect(state.get()).toMatchObject({ pageSize: 50, isMenuCollapsed: true });

  answers[1]?.({ ...afterFirst, isMenuCollapsed: true, theme: 'dark' });
  await vi.waitFor(() => expect(state.get()).toMatchObject({ isMenuCollapsed: true, theme: 'dark' }));
});

test('a change pushed by main applies at once, and a choice that could not be stored stays on screen', async () => {
  const bridge = installFakeBridge({
    'app.setPreferences': () => Promise.reject(new Error('disk full')),
    'app.report': () => undefined,
  });
  const state = createPreferencesState(initial);
  state.receive({ ...initial, theme: 'dark' });
  expect(state.get().theme).toBe('dark');
  state.change({ rememberedIdentifier: 'ines@example.org' });
  await vi.waitFor(() => expect(bridge.requests('app.report')).toHaveLength(1));
  expect(state.get()).toMatchObject({ theme: 'dark', rememberedIdentifier: 'ines@example.org' });
  state.receive({ ...initial, theme: 'system' });
  expect(state.get().theme).toBe('system');
});

test('a change that is made of the latest preferences loses none that was chosen before it was drawn', () => {
  const answer = Promise.withResolvers<Preferences>();
  installFakeBridge({ 'app.setPreferences': () => answer.promise });
  const state = createPreferencesState(initial);
  const untouched = { pageSize: 25, views: [] } as unknown as Preferences['lists'][string];
  state.change(({ lists }) => ({ lists: { ...lists, 'users:1': untouched } }));
  state.change(({ lists }) => ({ lists: { ...lists, 'events:1': untouched } }));
  expect(Object.keys(state.get().lists)).toEqual(['users:1', 'events:1']);
});
