import { type Policy, policies } from '#shared/policies/policies.ts';
import type { Locale } from '#shared/preferences.ts';
import type { Bilingual } from '../locales/texts.ts';
import { bareSchema, type JsonSchema, schemaAt } from './config-schema.ts';
import { type Category, categoryNames, examples, examplesOnMac, isIn } from './examples.ts';
import { choicesOf, type KeyWithoutDefault, meaningOf, nameOf, unsetOf } from './setting-texts.ts';

/** A setting with everything that its policies and tables say. */
export interface Setting extends Policy {
  readonly category: Category;
  readonly name: Bilingual;
  readonly meaning: Bilingual;
  readonly example: unknown;
  readonly exampleOnMac: unknown;
  /** The default while it is absent, as a value or as text. */
  readonly fallback: { readonly value: unknown } | { readonly texts: Bilingual };
  /** The values of a choice, with their names. */
  readonly choices: Readonly<Record<string, Bilingual>>;
  /** The limits of its value. */
  readonly limits: Pick<JsonSchema, 'minimum' | 'maximum' | 'maxLength'>;
}

/** All settings, in the order of their categories, then of the schema. */
export function settings(): Setting[] {
  const schema = bareSchema();
  return categoryNames.flatMap((category) =>
    policies()
      .filter(({ key }) => isIn(key, category))
      .map((policy) => settingOf(policy, category, schemaAt(schema, policy.path))),
  );
}

function settingOf(policy: Policy, category: Category, schema: JsonSchema): Setting {
  const { key } = policy;
  const { minimum, maximum, maxLength } = schema;
  const example = examples[key];
  return {
    ...policy,
    category,
    name: nameOf(key),
    meaning: meaningOf(key),
    example,
    exampleOnMac: examplesOnMac[key] ?? example,
    // The type of these keys asks for words exactly where the schema has no default.
    fallback: 'default' in schema ? { value: schema.default } : { texts: unsetOf(key as KeyWithoutDefault) },
    choices: choicesOf(policy, schema.enum ?? []),
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
