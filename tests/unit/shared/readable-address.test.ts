import { expect, test } from 'vitest';
import { readableAddress } from '#shared/readable-address.ts';

test.each([
  ['mailto:accueil@exemple.org', 'accueil@exemple.org'],
  ['mailto:ren%C3%A9e%2Bnews@exemple.org?subject=D%C3%A9part%20%C3%A0%209%20h', 'renée+news@exemple.org'],
  ['tel:+33383000000', '+33383000000'],
  ['https://exemple.org/%C3%A9v%C3%A9nements/f%C3%AAte', 'https://exemple.org/événements/fête'],
  // What would end the address, or is a part of how it is read, stays as it is.
  ['https://exemple.org/a%20b?x=%26y', 'https://exemple.org/a%20b?x=%26y'],
  ['https://exemple.org/%E2%80%AEgpj', 'https://exemple.org/%E2%80%AEgpj'],
  ['https://exemple.org/100%', 'https://exemple.org/100%'],
])('a person reads %s as %s', (address, read) => expect(readableAddress(address)).toBe(read));
