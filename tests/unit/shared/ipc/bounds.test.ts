import { expect, it } from 'vitest';
import { contract } from '#shared/ipc/contract.ts';
import { unboundedIn } from '#tests/support/unbounded.ts';

it.each(Object.entries(contract))('bounds all that the page may ask of %s', (_, { request }) => {
  expect(unboundedIn(request, 'request')).toEqual([]);
});
