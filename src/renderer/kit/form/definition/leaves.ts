import { z } from 'zod';
import { nested, valueAt } from '../paths.ts';
import { fallbackMessage } from '../rules.ts';

/** Adds a validation error (`ruleMessage`) at the path of a field, in keys or with dots. */
export type Refuse = (path: readonly string[] | string, message: string) => void;

/** A field in a loop over all fields, where the types of the single ones are lost. */
export interface LooseField {
  initial: unknown;
  isCopied: boolean;
  dependsOn?: readonly string[] | undefined;
  toDraft: (stored: unknown, record: unknown) => unknown;
  rule: (stored: unknown, record: unknown) => z.ZodType;
}

/** A field with its path. */
export interface Leaf {
  path: string;
  field: LooseField;
}

/** The fields and parts of a definition with their paths, each part before what it holds; `field` is null for a part. */
function nodesOf(fields: object, parent = ''): { path: string; field: LooseField | null }[] {
  // Whatever is no part is a field.
  return Object.entries(fields as Readonly<Record<string, LooseField | { fields: object }>>).flatMap(([name, node]) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    return 'fields' in node ? [{ path, field: null }, ...nodesOf(node.fields, path)] : [{ path, field: node }];
  });
}

/** Lists the fields of a definition, those of parts one after the other. */
export const leavesOf = (fields: object): Leaf[] =>
  nodesOf(fields).flatMap(({ path, field }) => (field === null ? [] : [{ path, field }]));

/** Lists the paths of all fields and parts of a definition, also of a part without fields. */
export const pathsOf = (fields: object): string[] => nodesOf(fields).map(({ path }) => path);

interface SchemaParts {
  leaves: readonly Leaf[];
  stored: unknown;
  isShown: (path: string, draft: object) => boolean;
  check: ((read: object, refuse: Refuse, draft: object) => void) | undefined;
  finish: ((read: object) => object) | undefined;
}

/** Makes the schema of a form: the rules of its fields that are shown, one for all of them, and what is computed. */
export const schemaOf = ({ leaves, stored, isShown, check, finish }: SchemaParts): z.ZodType => {
  const rules = leaves.map(({ path, field }) => ({
    path,
    rule: field.rule(stored === null ? null : valueAt(stored, path), stored),
  }));
  return z.custom<object>().transform((draft, { issues }) => {
    const refuse: Refuse = (path, message) => {
      const keys = typeof path === 'string' ? path.split('.') : [...path];
      issues.push({ code: 'custom', input: draft, path: keys, message });
    };
    const read = nested(
      rules.flatMap(({ path, rule }) => {
        if (!isShown(path, draft)) return [];
        const found = rule.safeParse(valueAt(draft, path), { error: fallbackMessage });
        if (found.success) return [[path, found.data] as const];
        for (const issue of found.error.issues) {
          refuse([...path.split('.'), ...issue.path.map(String)], issue.message);
        }
        return [];
      }),
    );
    check?.(read, refuse, draft);
    return issues.length > 0 ? z.NEVER : { ...read, ...finish?.(read) };
  });
};
