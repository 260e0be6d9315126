import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftKeeper, type DraftStorage } from '#renderer/kit/form/drafts/keeper.ts';
import type { DraftContent, KeptDraft } from '#shared/ipc/drafts.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';

const place = { resource: 'users', record: 12 };
const nothing: DraftContent = { values: {}, base: {} };
const text = (givenName: string): DraftContent => ({ values: { givenName }, base: { givenName: null } });

let bridge: FakeBridge;
let now: DraftContent;
let said: DraftStorage[];
let keeper: DraftKeeper;

beforeEach(() => {
  vi.useFakeTimers();
  now = nothing;
  said = [];
  bridge = installFakeBridge({
    'drafts.get': () => null,
    'drafts.hold': () => undefined,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
  });
  keeper = new DraftKeeper(
    place,
    () => now,
    (keeping) => said.push(keeping),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const holds = () => bridge.requests('drafts.hold').map(({ content }) => content);
const saves = () => bridge.requests('drafts.save').map(({ content }) => content);
const type = (givenName: string) => {
  now = text(givenName);
  keeper.touch();
};

test('saves once, a second after the last key', async () => {
  for (const typed of ['A', 'An', 'Ann', 'Anne']) {
    type(typed);
    await vi.advanceTimersByTimeAsync(900);
  }
  expect(saves()).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(saves()).toEqual([text('Anne')]);
  expect(said).toEqual(['disk']);
});

test('hands over what was typed after a short pause, long before it is saved', async () => {
  for (const typed of ['A', 'An', 'Anne']) {
    type(typed);
    await vi.advanceTimersByTimeAsync(150);
  }
  expect(holds()).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect([holds(), saves(), said]).toEqual([[text('Anne')], [], []]);
});

test('hands over every second while somebody types without a pause', async () => {
  let typed = '';
  for (let key = 1; key <= 29; key += 1) {
    typed += 'a';
    type(typed);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(holds().map(({ values }) => values.givenName)).toEqual(['a'.repeat(10), 'a'.repeat(20)]);
});

test('deletes what it handed over when it is typed back, and saves what was saved before', async () => {
  type('Anne');
  await vi.advanceTimersByTimeAsync(300);
  now = nothing;
  keeper.touch();
  await vi.advanceTimersByTimeAsync(300);
  expect([bridge.requests('drafts.drop'), saves()]).toEqual([[place], []]);
  type('Anne');
  await vi.runAllTimersAsync();
  type('Anna');
  await vi.advanceTimersByTimeAsync(300);
  type('Anne');
  await vi.runAllTimersAsync();
  expect(saves()).toEqual([text('Anne'), text('Anne')]);
  await vi.runAllTimersAsync();
  expect(vi.getTimerCount()).toBe(0);
});

test('saves pending changes at once when the form closes, and nothing when nothing is pending', async () => {
  keeper.close();
  type('Anne');
  keeper.close();
  await vi.runAllTimersAsync();
  expect(saves()).toEqual([text('Anne')]);
});

test('saves at once when the system ends the session, and no more once the form is closed', async () => {
  await keeper.open();
  type('Anne');
  bridge.emit('app.sessionEnding', {});
  await vi.advanceTimersByTimeAsync(0);
  expect(saves()).toEqual([text('Anne')]);
  keeper.close();
  now = text('Anna');
  bridge.emit('app.sessionEnding', {});
  await vi.runAllTimersAsync();
  expect(saves()).toEqual([text('Anne')]);
});

test('does not save an unchanged draft again, and deletes one that is no longer needed', async () => {
  type('Anne');
  await vi.runAllTimersAsync();
  keeper.touch();
  await vi.runAllTimersAsync();
  expect(saves()).toHaveLength(1);
  now = nothing;
  await keeper.flush();
  await keeper.flush();
  expect(bridge.requests('drafts.drop')).toEqual([place]);
  expect(said).toEqual(['disk', null]);
});

test('writes nothing before the earlier draft was read', async () => {
  const answer = Promise.withResolvers<KeptDraft | null>();
  bridge.answer('drafts.get', () => answer.promise);
  const opened = keeper.open();
  type('Anne');
  await vi.advanceTimersByTimeAsync(5_000);
  expect([holds(), saves()]).toEqual([[], []]);
  answer.resolve(null);
  await opened;
  await vi.runAllTimersAsync();
  expect(saves()).toEqual([text('Anne')]);
});

test('tries again after the next pause when saving failed', async () => {
  bridge.answer('drafts.save', () => {
    throw new Error('no');
  });
  type('Anne');
  await vi.runAllTimersAsync();
  expect(said).toEqual(['failed']);
  bridge.answer('drafts.save', () => ({ isOnDisk: false }));
  keeper.touch();
  await vi.runAllTimersAsync();
  expect(saves()).toHaveLength(2);
  expect(said).toEqual(['failed', 'memory']);
});
