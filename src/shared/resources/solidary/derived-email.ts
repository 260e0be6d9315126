/** An e-mail that the platform derived from that of a structure, as in `cvt+w5gfrmDx5Z@example.org`. */
const DERIVED = /^[^@\s]+\+[A-Za-z0-9]{10}@\S+$/;

/** Whether an e-mail was made by the platform for a person without one: nobody of that name reads it. */
export const isDerivedEmail = (email: string | null): boolean => email !== null && DERIVED.test(email);
