import { expect, it } from 'vitest';
import { sessionCalls } from '#shared/ipc/session.ts';

const long = 'x'.repeat(1001);

it.each([
  ['an empty identifier', { identifier: '', password: 'secret' }],
  ['an empty password', { identifier: 'camille@example.org', password: '' }],
  ['an identifier that nobody has', { identifier: long, password: 'secret' }],
  ['a password that nobody has', { identifier: 'camille@example.org', password: long }],
])('takes no sign-in with %s', (_what, request) => {
  expect(sessionCalls['session.signIn'].request.safeParse(request).success).toBe(false);
});

it('takes the longest identifier and password', () => {
  const longest = long.slice(1);
  expect(sessionCalls['session.signIn'].request.parse({ identifier: longest, password: longest })).toBeDefined();
  expect(sessionCalls['session.unlock'].request.safeParse({ password: '' }).success).toBe(false);
});
