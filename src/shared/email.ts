/**
 * The shape of an e-mail address, as forms, searches and calls take it: the signs of the platform's importer and an
 * apostrophe; no dot at an end of the name or beside another; labels of a domain that begin with a letter or a digit.
 */
const EMAIL = /^(?:[A-Za-z0-9_%'+-]+\.)*[A-Za-z0-9_%'+-]*[A-Za-z0-9_%+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** The shape that the platform's importer takes (docs/platform/a-auth-users.md §9). */
const IMPORTABLE = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

/** The shape that the platform stores; it validates the stored e-mail at every change of a user. */
const STORABLE = /^.+@\S+\.\S+$/;

/** Whether a text is an e-mail address that a person may give, spaces around it aside. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

/** Whether the platform's importer takes an e-mail address. */
export const isImportableEmail = (text: string): boolean => IMPORTABLE.test(text);

/** Whether the platform stores an e-mail address: far more than anybody should type (`isEmail`). */
export const isStorableEmail = (text: string): boolean => STORABLE.test(text);
