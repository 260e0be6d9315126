import type { z } from 'zod';
import { type SiteConfigFile, siteConfig } from '../config.ts';

/** Dotted paths of the leaves of a group of settings. Lists are leaves. */
type LeafOf<Group> = {
  [Name in keyof Group & string]-?: NonNullable<Group[Name]> extends readonly unknown[]
    ? Name
    : NonNullable<Group[Name]> extends object
      ? `${Name}.${LeafOf<NonNullable<Group[Name]>>}`
      : Name;
}[keyof Group & string];

/** Dotted path of a setting in the configuration, e.g. `modules.community`. */
export type SettingKey = LeafOf<SiteConfigFile>;

/**
 * How a policy carries its value: in the registry a boolean is a REG_DWORD of 0 or 1, an integer a REG_DWORD, a text or
 * a choice a REG_SZ, a list a subkey with one REG_SZ per item, and json a REG_SZ with JSON text. A property list has
 * native values for all of them (docs/configuration.md).
 */
export type PolicyKind = 'boolean' | 'integer' | 'text' | 'choice' | 'list' | 'json';

/** A setting as a policy. */
export interface Policy {
  readonly key: SettingKey;
  /** Names of its groups, then its own: subkeys and value of the registry, dictionaries and key of a property list. */
  readonly path: readonly string[];
  readonly kind: PolicyKind;
  /** Schema of its value, without the default. */
  readonly schema: z.core.$ZodType;
}

/** One policy for every setting, in the order of the schema. */
export const policies = (): readonly Policy[] => {
  known ??= policiesOf(siteConfig);
  return known;
};
let known: readonly Policy[] | undefined;

/** The policies of a schema of settings. Throws on a setting of a type that no policy can carry. */
export function policiesOf(schema: z.core.$ZodType, path: readonly string[] = []): Policy[] {
  const value = schemaOfValue(schema);
  const { def } = value._zod;
  if (def.type === 'object') {
    return Object.entries(def.shape).flatMap(([name, member]) => policiesOf(member, [...path, name]));
  }
  // A path through the schema is a key of its type.
  return [{ key: path.join('.') as SettingKey, path, kind: kindOf(value, path), schema: value }];
}

/** The schema of a value that is given, as it is written in the file. */
function schemaOfValue(schema: z.core.$ZodType): Schema {
  // Every schema of zod is one of these types.
  const known = schema as Schema;
  const { def } = known._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return schemaOfValue(def.innerType);
    case 'pipe':
      return schemaOfValue(def.in);
    default:
      return known;
  }
}
type Schema = z.core.$ZodTypes;

function kindOf(schema: Schema, path: readonly string[]): PolicyKind {
  const { def } = schema._zod;
  switch (def.type) {
    case 'boolean':
      return 'boolean';
    case 'number':
      return 'integer';
    case 'enum':
      return 'choice';
    case 'string':
    case 'union':
      return 'text';
    case 'array':
      return isText(def.element) ? 'list' : 'json';
    default:
      throw new Error(`No policy can carry ${path.join('.')}, which is of the type ${def.type}.`);
  }
}

const isText = (schema: z.core.$ZodType): boolean => ['string', 'enum'].includes(schemaOfValue(schema)._zod.def.type);
