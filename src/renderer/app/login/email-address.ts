/** A name without dots at its ends or in a row, and a domain with a top level. */
const ADDRESS = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether a text is an e-mail address, by the rule of the schemas, which the first window does without. */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text);
