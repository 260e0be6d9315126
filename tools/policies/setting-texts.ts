import type { SiteConfig, SiteConfigFile } from '#shared/config.ts';
import type { Policy, SettingKey } from '#shared/policies/policies.ts';
import { type Bilingual, inBoth } from '../locales/texts.ts';

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
export type Written<Key extends SettingKey> = NonNullable<ValueAt<SiteConfigFile, Key>>;

/** The settings without a default: a text says what applies while they are absent. */
export type KeyWithoutDefault = {
  [Key in SettingKey]: undefined extends ValueAt<SiteConfig, Key> ? Key : never;
}[SettingKey];

/** The values of the settings that have a few, after the key of their setting: `theme.choices.dark`. */
export type KeyOfChoice = {
  [Key in SettingKey]: [Written<Key>] extends [string]
    ? string extends Written<Key>
      ? never
      : `${Key}.choices.${Written<Key>}`
    : never;
}[SettingKey];

/** The name of a setting, as in a list of policies. A setting without a name does not compile. */
export const nameOf = (key: SettingKey): Bilingual => inBoth(`settings:${key}.name`);

/** What a setting does, in whole sentences. */
export const meaningOf = (key: SettingKey): Bilingual => inBoth(`settings:${key}.meaning`);

/** What applies while a setting without a default is absent. */
export const unsetOf = (key: KeyWithoutDefault): Bilingual => inBoth(`settings:${key}.unset`);

const nameOfChoice = (key: KeyOfChoice): Bilingual => inBoth(`settings:${key}`);

/** The values of a setting that has a few, each with its name; none for every other setting. */
export function choicesOf({ key, kind }: Policy, values: readonly unknown[]): Readonly<Record<string, Bilingual>> {
  if (kind !== 'choice') return {};
  // The values of a choice are those of its type.
  return Object.fromEntries(values.map((value) => [value, nameOfChoice(`${key}.choices.${value}` as KeyOfChoice)]));
}
