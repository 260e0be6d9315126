import { text } from '../read.ts';

const LINE_END = /<br\s*\/?>\r?\n?/gi;
const TAG = /<\/?[a-z][^>]*>/gi;

/**
 * Returns a comment of the platform as plain text: `<br />` is a line break, every other tag is dropped
 * (docs/screens/07-solidary-records.md §0). It is shown as text, never as HTML.
 */
export const plainText = (html: string): string => html.replaceAll(LINE_END, '\n').replaceAll(TAG, '').trim();

/** Reads a comment; null when nothing of it is left. */
export const comment = text.transform((value) => (value === null ? null : plainText(value) || null));
