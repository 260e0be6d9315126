import { describe, expect, it } from 'vitest';
import { likenessesOf, merged } from '#renderer/features/record-form/people/merge.ts';
import { solidaryUserId } from '#shared/resources/solidary/ids.ts';

const bea = {
  id: solidaryUserId.parse(6),
  givenName: 'Béa',
  familyName: 'Martin',
  email: 'bea@example.test',
  telephone: '06 11 11 11 11',
  gender: 1 as const,
  structures: [],
};
const user = { id: 16, givenName: 'Béa', familyName: 'Martin', email: 'BEA@example.test', telephone: '0611111111' };

describe('people found in both lists', () => {
  it('are one where they have the same e-mail, as beneficiary and user', () => {
    expect(merged([bea], [user])).toEqual([
      expect.objectContaining({ key: 'beneficiary-6', solidaryUserId: 6, userId: 16 }),
    ]);
  });

  it('stand once although several questions found them', () => {
    expect(merged([bea, bea], [user, user])).toHaveLength(1);
  });

  it('are two where only their names are the same', () => {
    const other = { ...user, id: 17, email: 'autre@example.test' };
    expect(merged([bea], [other]).map(({ key }) => key)).toEqual(['beneficiary-6', 'user-17']);
  });

  it('without e-mail are never joined', () => {
    expect(merged([{ ...bea, email: null }], [{ ...user, email: null }])).toHaveLength(2);
  });
});

describe('the likeness of a new person with one who is there', () => {
  const typed = { givenName: 'martin', familyName: 'BEA', telephone: '+33 6 11 11 11 11', email: 'Bea@example.test ' };

  it('is found by e-mail, by the digits of the telephone and by names in either order', () => {
    expect(likenessesOf(typed, bea)).toEqual(['email', 'telephone', 'names']);
  });

  it('is none where nothing is given', () => {
    const nothing = { givenName: null, familyName: null, telephone: null, email: null };
    expect(likenessesOf(nothing, { ...nothing })).toEqual([]);
  });

  it('is none for one name alone or a part of a number', () => {
    expect(likenessesOf({ ...typed, givenName: null, telephone: '0611', email: null }, bea)).toEqual([]);
  });
});
