import { expect, it } from 'vitest';
import { SpellingChecker } from '#renderer/kit/spelling/checker.ts';
import type { SpellingAnswer, SpellingRequest } from '#renderer/kit/spelling/protocol.ts';

/** A worker that answers at once: words with an x are wrong. */
function open() {
  const asked: SpellingRequest[] = [];
  let listener: (event: { data: SpellingAnswer }) => void = () => {};
  const checker = new SpellingChecker(() => ({
    postMessage: (request) => {
      asked.push(request);
      if (request.kind === 'check') {
        listener({ data: { id: request.id, words: request.words.filter((word) => word.includes('x')) } });
      }
      if (request.kind === 'suggest') listener({ data: { id: request.id, words: null } });
    },
    addEventListener(type: 'message' | 'error', given: typeof listener) {
      if (type === 'message') listener = given;
    },
  }));
  return { checker, asked: () => asked.flatMap((one) => (one.kind === 'check' ? [one.words] : [])) };
}

it('asks each word once for a language, and again once the words of the person are others', async () => {
  const { checker, asked } = open();
  expect([...(await checker.wrongOf('fr', ['a', 'bx', 'a']))]).toEqual(['bx']);
  expect([...(await checker.wrongOf('fr', ['bx', 'c']))]).toEqual(['bx']);
  expect(asked()).toEqual([['a', 'bx'], ['c']]);
  await checker.wrongOf('en', ['a']);
  checker.setOwn(['bx']);
  await checker.wrongOf('fr', ['bx']);
  expect(asked().slice(2)).toEqual([['a'], ['bx']]);
});

it('finds nothing wrong where there is neither a worker nor a dictionary', async () => {
  const none = new SpellingChecker(() => null);
  expect((await none.wrongOf('fr', ['bx'])).size).toBe(0);
  expect(await none.suggestionsFor('fr', 'bx')).toEqual([]);
  expect(await open().checker.suggestionsFor('fr', 'bx')).toEqual([]);
});

it('finds nothing wrong once the worker failed, also for what was asked before', async () => {
  let fail = () => {};
  const checker = new SpellingChecker(() => ({
    postMessage: () => {},
    addEventListener(type: 'message' | 'error', given: (event: { data: SpellingAnswer }) => void) {
      if (type === 'error') fail = given as () => void;
    },
  }));
  const asked = checker.wrongOf('fr', ['bx']);
  fail();
  expect((await asked).size).toBe(0);
  expect(await checker.suggestionsFor('fr', 'bx')).toEqual([]);
});
