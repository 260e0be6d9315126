/** The names of a person, as far as they are known. */
export interface PersonNames {
  givenName?: string | null | undefined;
  familyName?: string | null | undefined;
}

/** The full name, as in `Jeanne Martin`; empty for a person without a name. */
export const fullNameOf = ({ givenName, familyName }: PersonNames): string =>
  [givenName, familyName].filter(Boolean).join(' ');

/** The full name; for a person without one, the number. */
export const personNameOf = (person: PersonNames & { id: number }): string => fullNameOf(person) || `#${person.id}`;

/** The name with the family name first, as in `Martin Jeanne`; for a person without one, the number. */
export const listedNameOf = ({ givenName, familyName, id }: PersonNames & { id: number }): string =>
  [familyName, givenName].filter(Boolean).join(' ') || `#${id}`;
