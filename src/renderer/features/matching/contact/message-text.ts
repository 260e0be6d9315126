import { storedText } from '#shared/resources/solidaryrecords/stored-text.ts';

/** The text that a message starts with: an empty line above the signature of the structure. */
export const withSignature = (text: string, signature: string | null): string =>
  signature === null || signature.trim() === '' ? text : `${text}\n\n${signature.trim()}`;

/** Whether somebody wrote something beside the signature. */
export const isWritten = (text: string, signature: string | null): boolean => {
  const own = text.trim();
  return own !== '' && own !== (signature ?? '').trim();
};

/** A text normalised for comparison: spaces, line ends and replaced characters. */
const essence = (text: string): string => storedText(text).replaceAll(/\s+/gu, ' ').trim();

/** Number of times that a message occurs in a thread. */
export const timesIn = (thread: readonly { text: string }[], text: string): number =>
  thread.filter((message) => essence(message.text) === essence(text)).length;
