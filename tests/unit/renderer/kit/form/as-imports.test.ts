import { describe, expect, test } from 'vitest';
import { identityProblems } from '#renderer/features/record-form/identity/rules.ts';
import { email, telephone } from '#renderer/kit/form/definition/text-types.tsx';
import { parseDay } from '#renderer/kit/form/fields/day.ts';
import { parseNumber } from '#renderer/kit/form/fields/number.ts';
import type { ImportColumn } from '#shared/import/columns.ts';
import { isFormTelephone } from '#shared/telephone.ts';
import { checkText, line } from '#tests/support/imports.ts';

/** What an import finds in one cell, and what it sends of it. */
const imported = (column: ImportColumn<'users'>, value: string) => {
  const { errors, warnings, sample } = checkText(line({ latitude: '48.1', longitude: '6.1', [column]: value }), {
    sample: 1,
  });
  const causes = [...errors, ...warnings].filter((found) => found.column === column).map(({ cause }) => cause);
  return { causes, sent: sample?.values[column] };
};

describe('a form and an import read one cell alike', () => {
  const mail = email({ label: 'users:form.fields.email', max: 255 }).rule(null);
  test.each([
    ['a.b_c%d+e-f@g-h.i.fr', true],
    ['zoe@example.org', true],
    ['a@b.c', false],
    ['é@b.fr', false],
    ['a@é.fr', false],
    ['a b@c.fr', false],
    ['a@b.fr, c@d.fr', false],
    ['sans-point@local', false],
  ])('the e-mail %s: %s', (typed, isGood) => {
    expect(imported('email', typed).causes.includes('email')).toBe(!isGood);
    expect(mail.safeParse(typed).success).toBe(isGood);
    const draft = { gender: 1, givenName: 'a', familyName: 'b', telephone: null, birthDate: null } as const;
    const problems = identityProblems(
      { ...draft, email: typed, homeAddress: null, newsSubscription: null },
      { stored: null, hasStructureEmail: true, isEmailTaken: false, today: '2026-06-15' },
    );
    expect(problems.map(({ field }) => field)).toEqual(isGood ? [] : ['email']);
  });

  const number = telephone({
    label: 'users:form.fields.telephone',
    max: 255,
    refuse: (text) => (isFormTelephone(text) ? null : 'x'),
  }).rule(null);
  test.each([
    ['06 12 34 56 78', '0612345678'],
    ['06.12-34/56\u00a078', '0612345678'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['+352 621 123 456', '+352621123456'],
    ['0033 6 12 34 56 78', '0033612345678'],
    ['06 12 34 56 7', null],
    ['06 12 34 56 789', null],
    ['pas de téléphone', null],
    ['06 12 34 56 78 bureau', null],
  ])('the telephone %s becomes %s', (typed, written) => {
    const { causes, sent } = imported('telephone', typed);
    expect(causes).toEqual(written === null ? ['suspiciousPhone'] : []);
    expect(sent).toBe(written ?? typed);
    const read = number.safeParse(typed);
    expect(read.success ? read.data : null).toBe(written);
  });

  test.each([
    ['48,693', 48.693],
    ['-1.007518', -1.007518],
    ['+6.1', null],
    ['1,2,3', null],
    ['1.2,3', null],
    ['6.', null],
    ['nord', null],
  ])('the coordinate %s is %s', (typed, read) => {
    expect(parseNumber(typed)).toBe(read ?? typed);
    expect(imported('longitude', typed).causes.includes('decimal')).toBe(read === null);
  });

  test.each([
    ['1984-05-17', '1984-05-17'],
    ['17/05/1984', '1984-05-17'],
    ['29/02/2023', null],
    ['31/04/1990', null],
    ['17/05/84', null],
  ])('the day %s is %s', (typed, day) => {
    expect(parseDay(typed)).toBe(day);
    const { causes, sent } = imported('birthDate', typed);
    expect(causes.includes('date')).toBe(day === null);
    expect(sent).toBe(day ?? typed);
  });
});
