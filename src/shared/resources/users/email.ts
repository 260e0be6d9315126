import { isStorableEmail } from '../../email.ts';

/**
 * Whether a stored address makes the platform refuse every change: one that it invented where it knows no domain
 * (`+AEyxtLYiLL@`).
 */
export const preventsChanges = (email: string | null): boolean =>
  email !== null && email !== '' && !isStorableEmail(email);

/** A unique e-mail for somebody without one: `.invalid` is reserved and never receives mail (RFC 2606). */
export const unreachableEmail = (userId: number): string => `sans-adresse.${userId}@example.invalid`;
