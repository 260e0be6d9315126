/**
 * The shape of an e-mail address, as the platform's importer takes it (docs/platform/a-auth-users.md §9). An apostrophe
 * is one of the signs before the @ that it refuses and the platform otherwise stores.
 */
const EMAIL = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

/** Whether a text looks like an e-mail address, in every form and search. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

/** Whether the platform's importer takes an e-mail address. */
export const isImportableEmail = (text: string): boolean => EMAIL.test(text) && !text.includes("'");
