import { expect, it } from 'vitest';
import { allOf, anyOf, both, unlessOneself } from '#shared/ipc/access.ts';

it('needs rights over others, and none over oneself', () => {
  const rights = allOf('user_read');
  expect(unlessOneself(12, 12, rights)).toBe('signedIn');
  expect(unlessOneself(13, 12, rights)).toBe(rights);
});

it('needs the rights of both of two calls', () => {
  const [one, other] = [allOf('user_list'), allOf('user_delete')];
  expect(both(one, other)).toEqual({ allOf: ['user_list', 'user_delete'] });
  expect([both('signedIn', other), both(one, 'signedIn'), both('signedIn', 'signedIn')]).toEqual([
    other,
    one,
    'signedIn',
  ]);
});

it('names all rights that are needed, or those of which one is', () => {
  expect(allOf('user_read', 'user_list')).toEqual({ allOf: ['user_read', 'user_list'] });
  expect(anyOf('user_read', 'user_list')).toEqual({ anyOf: ['user_read', 'user_list'] });
});
