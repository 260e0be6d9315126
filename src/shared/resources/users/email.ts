/** The e-mail format that the platform accepts. It validates the stored e-mail at every change of a user. */
const ACCEPTED = /^.+@\S+\.\S+$/;

/**
 * Whether a stored address makes the platform refuse every change: one that it invented where it knows no domain
 * (`+AEyxtLYiLL@`).
 */
export const preventsChanges = (email: string | null): boolean =>
  email !== null && email !== '' && !ACCEPTED.test(email);

/** A unique e-mail for somebody without one: `.invalid` is reserved and never receives mail (RFC 2606). */
export const unreachableEmail = (userId: number): string => `sans-adresse.${userId}@example.invalid`;
