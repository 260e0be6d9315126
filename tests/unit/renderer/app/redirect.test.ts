import { expect, test } from 'vitest';
import { pathAfterSignIn } from '#renderer/app/router/redirect.ts';

test.each([
  ['/users', '/users'],
  ['/users?page=2&q=a%20b#x', '/users?page=2&q=a%20b#x'],
  ['/', '/'],
])('%s is a page of the application', (asked, path) => expect(pathAfterSignIn(asked)).toBe(path));

test.each([
  undefined,
  12,
  '',
  'users',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  'javascript:alert(1)',
  '/login',
  '/login?redirect=/login',
])('%o falls back to the home page', (asked) => expect(pathAfterSignIn(asked)).toBe('/'));
