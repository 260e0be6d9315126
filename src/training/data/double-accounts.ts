/**
 * Accounts that people opened a second time, with the number of the first: same names, telephone and birth date, another
 * e-mail address. A list of all users finds them as its surest duplicates.
 */
export const doubleAccounts: ReadonlyMap<number, number> = new Map([
  [1743, 418],
  [3128, 2957],
  [4606, 1131],
]);
