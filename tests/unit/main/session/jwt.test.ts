import { expect, it } from 'vitest';
import { lifetimeOf } from '#main/session/jwt.ts';
import { jwt } from '#tests/support/platform-stub.ts';

it.each([
  ['its two times', jwt({ iat: 1_000, exp: 1_900 }), 900_000],
  ['times in the past', jwt({ iat: 10, exp: 40, username: 'é@example.org' }), 30_000],
  ['an end before its begin', jwt({ iat: 40, exp: 10 }), 0],
  ['no end', jwt({ iat: 40 }), null],
  ['an opaque text', 'opaque', null],
  ['no payload', 'a..c', null],
  ['a payload that is no JSON', `a.${Buffer.from('text').toString('base64url')}.c`, null],
])('reads the lifetime of a token with %s', (_, token, expected) => {
  expect(lifetimeOf(token)).toBe(expected);
});
