import { expect, test } from 'vitest';
import { LruCache } from '#shared/lru.ts';

test('drops the entry that was used least recently when it is full', () => {
  const cache = new LruCache<string, number>({ max: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect(cache.get('b')).toBeUndefined();
  expect(cache.values()).toEqual([1, 3]);
});

test('counts an entry that is written again as just used, and its size only once', () => {
  const cache = new LruCache<string, number>({ max: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  cache.set('c', 4);
  expect(cache.values()).toEqual([3, 4]);
});

test('drops as many entries as a large one needs', () => {
  const cache = new LruCache<string, string>({ max: 10, sizeOf: ({ length }) => length });
  cache.set('a', 'xxxx');
  cache.set('b', 'xxxx');
  cache.set('c', 'xxxxxxx');
  expect(cache.values()).toEqual(['xxxxxxx']);
  cache.set('d', 'xxx');
  expect(cache.values()).toEqual(['xxxxxxx', 'xxx']);
});

test('keeps no value that is larger than the whole cache', () => {
  const cache = new LruCache<string, string>({ max: 3, sizeOf: ({ length }) => length });
  cache.set('a', 'xxxx');
  expect(cache.get('a')).toBeUndefined();
  cache.set('b', 'xxx');
  expect(cache.get('b')).toBe('xxx');
});

test('frees the room of one removed entry, or of all', () => {
  const cache = new LruCache<string, number>({ max: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  expect([cache.delete('a'), cache.delete('a')]).toEqual([true, false]);
  cache.set('c', 3);
  expect(cache.values()).toEqual([2, 3]);
  cache.clear();
  cache.set('d', 4);
  cache.set('e', 5);
  expect(cache.values()).toEqual([4, 5]);
});
