import type { SiteConfig, SiteConfigFile } from '#shared/config.ts';
import type { SettingKey } from '#shared/policies/policies.ts';
import type { Locale } from '#shared/preferences.ts';

/** A text in both languages of the application. What is code stands between backticks. */
export type Bilingual = Readonly<Record<Locale, string>>;

/** The value at a dotted path; undefined where it, or a group that it is in, may be absent. */
type ValueAt<Group, Key extends string> = Group extends undefined
  ? undefined
  : Key extends `${infer Name}.${infer Rest}`
    ? Name extends keyof Group
      ? ValueAt<Group[Name], Rest>
      : never
    : Key extends keyof Group
      ? Group[Key]
      : never;

/** A value of a setting as it is written in the configuration file. */
type Written<Key extends SettingKey> = NonNullable<ValueAt<SiteConfigFile, Key>>;

interface Texts<Key extends SettingKey> {
  /** A few words, as in a list of policies. */
  readonly name: Bilingual;
  /** What the setting does, in whole sentences. */
  readonly meaning: Bilingual;
  readonly example: Written<Key>;
  /** The example on macOS, where it is another one: paths of files. */
  readonly exampleOnMac?: Written<Key>;
}

/** What applies while the setting is absent: asked for where the schema has no default. */
type Unset<Key extends SettingKey> =
  undefined extends ValueAt<SiteConfig, Key> ? { readonly unset: Bilingual } : { readonly unset?: never };

/** Names of the values of a setting that has a few. */
type Choices<Key extends SettingKey> = [Written<Key>] extends [string]
  ? string extends Written<Key>
    ? { readonly choices?: never }
    : { readonly choices: Readonly<Record<Written<Key>, Bilingual>> }
  : { readonly choices?: never };

export type SettingTexts<Key extends SettingKey> = Texts<Key> & Unset<Key> & Choices<Key>;

/** The texts of every setting. One that has none does not compile. */
export type AllTexts = { readonly [Key in SettingKey]: SettingTexts<Key> };

/** A folder of policies and a part of the tables. */
export interface Category {
  /** Letters only. */
  readonly id: string;
  readonly name: Bilingual;
  readonly texts: Partial<AllTexts>;
}

export const none: Bilingual = { fr: 'aucune valeur', en: 'none' };
