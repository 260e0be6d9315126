import { expect, it } from 'vitest';
import type { CallContext } from '#main/ipc/handler.ts';
import { spellingHandlers } from '#main/spelling/handlers.ts';
import { maxOwnWords } from '#shared/ipc/spelling.ts';
import { FakeStore } from '#tests/support/fakes.ts';

const context: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };
const site = 'https://api.example.org';

it('keeps the words that people add for each site, once, and takes them away', async () => {
  const store = new FakeStore();
  const here = spellingHandlers({ store, baseUrl: site });
  const there = spellingHandlers({ store, baseUrl: 'https://other.example.org' });
  await here['spelling.addWord']({ word: 'Auray' }, context);
  expect(await here['spelling.addWord']({ word: 'auray' }, context)).toEqual(['auray']);
  expect(await there['spelling.list'](undefined, context)).toEqual([]);
  expect(await spellingHandlers({ store, baseUrl: site })['spelling.list'](undefined, context)).toEqual(['auray']);
  expect(await here['spelling.removeWord']({ word: 'AURAY' }, context)).toEqual([]);
});

it('forgets the oldest where there are too many', async () => {
  const store = new FakeStore();
  store.set('ownWords', { [site]: Array.from({ length: maxOwnWords }, (_, at) => `mot${at}`) });
  const words = await spellingHandlers({ store, baseUrl: site })['spelling.addWord']({ word: 'neuf' }, context);
  expect([words.length, words[0], words.at(-1)]).toEqual([maxOwnWords, 'mot1', 'neuf']);
});
