/** Delimiters of an import file, in order of preference. */
export const importDelimiters = [';', ',', '\t', '|'] as const;
export type ImportDelimiter = (typeof importDelimiters)[number];
