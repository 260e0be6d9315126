import { expect, it } from 'vitest';
import { allOf, anyOf, unlessOneself } from '#shared/ipc/access.ts';

it('needs rights over others, and none over oneself', () => {
  const rights = allOf('user_read');
  expect(unlessOneself(12, 12, rights)).toBe('signedIn');
  expect(unlessOneself(13, 12, rights)).toBe(rights);
});

it('names all rights that are needed, or those of which one is', () => {
  expect(allOf('user_read', 'user_list')).toEqual({ allOf: ['user_read', 'user_list'] });
  expect(anyOf('user_read', 'user_list')).toEqual({ anyOf: ['user_read', 'user_list'] });
});
