import type { FlatNamespace, ParseKeys } from 'i18next';

/** A text by its namespace and path, e.g. `users:columns.name`: what definitions hold in the place of words. */
export type TextKey = Extract<ParseKeys<FlatNamespace[]>, `${string}:${string}`>;

/** What the words of a text are filled with, by the names that stand in it. */
export type TextValues = Readonly<Record<string, string | number>>;
