import { type Policy, policies, type SettingKey } from '#shared/policies/policies.ts';
import type { Locale } from '#shared/preferences.ts';
import { bareSchema, type JsonSchema, schemaAt } from './config-schema.ts';
import { categories, textsOf } from './texts/index.ts';
import type { Bilingual, Category } from './texts/types.ts';

/** A setting with everything that its policies and tables say. */
export interface Setting extends Policy {
  readonly category: Category;
  readonly name: Bilingual;
  readonly meaning: Bilingual;
  readonly example: unknown;
  readonly exampleOnMac: unknown;
  /** What applies while it is absent, as a value or in words. */
  readonly fallback: { readonly value: unknown } | { readonly texts: Bilingual };
  /** The values of a choice, with their names. */
  readonly choices: Readonly<Record<string, Bilingual>>;
  /** The limits of its value. */
  readonly limits: Pick<JsonSchema, 'minimum' | 'maximum' | 'maxLength'>;
}

/** All settings, in the order of their categories, then of the schema. */
export function settings(): Setting[] {
  const schema = bareSchema();
  return categories.flatMap((category) =>
    policies()
      .filter(({ key }) => key in category.texts)
      .map((policy) => settingOf(policy, category, schemaAt(schema, policy.path))),
  );
}

function settingOf(policy: Policy, category: Category, schema: JsonSchema): Setting {
  const { name, meaning, example, exampleOnMac = example, unset, choices = {} } = textsOf<SettingKey>(policy.key);
  const { minimum, maximum, maxLength } = schema;
  return {
    ...policy,
    category,
    name,
    meaning,
    example,
    exampleOnMac,
    // The texts have words exactly where the schema has no default (their type).
    fallback: unset === undefined ? { value: schema.default } : { texts: unset },
    choices,
    limits: { minimum, maximum, maxLength },
  };
}

/** The categories of some settings, in the order in which they come. */
export const categoriesOf = (some: readonly Setting[]): Category[] => [
  ...new Set(some.map(({ category }) => category)),
];

/** A value as it is written in an explanation: texts as they are, everything else as JSON. */
export const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What applies while a setting is absent, with a value between backticks. */
export const fallbackIn = ({ fallback }: Setting, language: Locale): string =>
  'texts' in fallback ? fallback.texts[language] : `\`${written(fallback.value)}\``;
