/** What the platform takes for an e-mail address: it judges the stored one at every change, whatever is changed. */
const ACCEPTED = /^.+@\S+\.\S+$/;

/** Whether a stored address makes the platform refuse every change: one that it invented where it knows no domain (`+AEyxtLYiLL@`). */
export const preventsChanges = (email: string | null): boolean =>
  email !== null && email !== '' && !ACCEPTED.test(email);

/** An address of its own for somebody who has none: `.invalid` is reserved, no message ever goes there (RFC 2606). */
export const unreachableEmail = (userId: number): string => `sans-adresse.${userId}@example.invalid`;
