import { type User, user } from '#shared/resources/users/user.ts';

const towns = ['Nancy', 'Épinal', 'Metz', 'Lunéville', 'Saint-Dié-des-Vosges'];

/** Invented users with the fields of a list, every shown column filled. */
export const usersOf = (count: number): User[] =>
  Array.from({ length: count }, (_, index) =>
    user.parse({
      id: index + 1,
      status: 1 + (index % 2),
      givenName: `Zoé${index}`,
      familyName: `d'Arc-${index % 97}`,
      email: `zoe.${index}@example.org`,
      telephone: `+3363998${String(index % 10_000).padStart(4, '0')}`,
      newsSubscription: index % 3 === 0,
      adType: 1 + (index % 3),
      homeAddress: { addressLocality: towns[index % towns.length] },
      createdDate: '2025-03-05T10:00:00+00:00',
      lastActivityDate: '2026-01-01T08:30:00+00:00',
    }),
  );

/**
 * Users that report when their row is drawn: only the cell that shows an e-mail reads it.
 *
 * @param onDraw is called with the row's id
 */
export const watchedUsersOf = (count: number, onDraw: (id: number) => void): User[] =>
  usersOf(count).map((row) => {
    const { id, email } = row;
    return Object.defineProperty(row, 'email', {
      enumerable: true,
      get() {
        onDraw(id);
        return email;
      },
    });
  });
