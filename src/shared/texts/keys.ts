/** Endings that i18next adds to a key for the plural forms of a language. */
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;

/** Dotted paths of the texts of one namespace. */
type PathOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${PathOf<Texts[Key]>}`;
}[keyof Texts & string];

/** Keys of the texts of some namespaces, each with its namespace: `menu:edit`. */
export type TextKeyOf<Namespaces> = {
  [Name in keyof Namespaces & string]: `${Name}:${PathOf<Namespaces[Name]>}`;
}[keyof Namespaces & string];

/** The values of a text's placeholders, by name. */
export type TextValues = Readonly<Record<string, string | number>>;
