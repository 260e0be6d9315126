import { expect, test } from 'vitest';
import { z } from 'zod';
import { isEmail } from '#shared/email.ts';

test.each([
  'camille@example.org',
  "o'brien+test@mail.example.co.uk",
  'a.b-c_d@x-1.example',
  'camille',
  'camille@example',
  '.camille@example.org',
  'ca..mille@example.org',
  'camille.@example.org',
  'camille@-example.org',
  'camille@example.o',
  'ca mille@example.org',
  'élise@example.org',
  '@example.org',
  '',
])('an identifier is an address where the schemas say so: %j', (text) => {
  expect(isEmail(text)).toBe(z.email().safeParse(text).success);
});
