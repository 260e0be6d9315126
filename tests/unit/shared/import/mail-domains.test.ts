import { expect, test } from 'vitest';
import { addressMeant } from '#shared/import/mail-domains.ts';

test.each([
  ['lea.martin@gamil.com', 'lea.martin@gmail.com'],
  ['Lea@GMAIL.CON', 'Lea@gmail.com'],
  ['lea@hotmial.fr', 'lea@hotmail.fr'],
  ['lea@wanado.fr', 'lea@wanadoo.fr'],
  ['lea@laposte.ne', 'lea@laposte.net'],
])('%s is a slip of %s', (address, meant) => {
  expect(addressMeant(address)).toBe(meant);
});

test.each(['a@gmail.com', 'a@mail.com', 'a@exemple.org', 'a@mairie-nancy.fr', 'a@ac-nancy-metz.fr', 'a@nancy.fr'])(
  '%s is none',
  (address) => {
    expect(addressMeant(address)).toBeNull();
  },
);
