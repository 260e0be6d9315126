/**
 * Maximum characters of a draft's JSON: more than any form needs (an article of a hundred long paragraphs, typed and
 * original), too little to matter on disk.
 */
export const longestDraft = 1_000_000;
