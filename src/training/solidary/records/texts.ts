/** Something that looks like a tag: a sign that a space follows is none. */
const tag = /<[^\s<][^<]*?(?:>|$)/g;

/** Returns a text as it is stored: without what looks like a tag, with line ends as breaks (docs/platform/c-solidary.md §12). */
export const storedText = (text: string): string => text.replace(tag, '').replace(/\r\n|\r|\n/g, '<br />\n');
