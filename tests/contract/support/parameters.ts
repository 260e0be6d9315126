import type { Parameter, Schema } from './documents.ts';

type Check = (schema: Schema, value: unknown) => string[];

/** One query parameter as it may be written: by exact name, or `name[key]` for a deep object. */
interface Accepted {
  schemaOf(key: string): Schema | undefined;
  isRepeatable: boolean;
  contentMediaType?: unknown;
}

const asSchema = (value: unknown): Schema | undefined =>
  // A JSON schema is an object; what stands under `items` and `properties` of one is again a schema.
  typeof value === 'object' && value !== null ? (value as Schema) : undefined;

/** `also id[]= repeated` in a description declares the bracketed form of a scalar parameter. */
const alsoRepeated = /also ([\w.]+\[\])=/;

function acceptedNames(parameters: readonly Parameter[]): Map<string, Accepted> {
  const names = new Map<string, Accepted>();
  for (const parameter of parameters.filter((candidate) => candidate.in === 'query')) {
    const { name, schema, style, description = '' } = parameter;
    if (style === 'deepObject') {
      const properties = asSchema(schema.properties) ?? {};
      for (const key of Object.keys(properties)) {
        names.set(`${name}[${key}]`, { schemaOf: () => asSchema(properties[key]), isRepeatable: false });
      }
      continue;
    }
    if (name.endsWith('[]')) {
      names.set(name, { schemaOf: () => asSchema(schema.items), isRepeatable: true });
      continue;
    }
    names.set(name, { schemaOf: () => schema, isRepeatable: false, contentMediaType: schema.contentMediaType });
    const bracketed = alsoRepeated.exec(description)?.[1];
    if (bracketed !== undefined) names.set(bracketed, { schemaOf: () => schema, isRepeatable: true });
  }
  return names;
}

/** A text of an address or a form field as the JSON value its schema speaks of; unreadable texts stay texts. */
export function coerce(text: string, schema: Schema, resolve: (schema: Schema) => Schema): unknown {
  const { type } = resolve(schema);
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Violations of a query string: unknown and repeated names, wrong values, missing required ones. */
export function checkQuery(
  parameters: readonly Parameter[],
  query: URLSearchParams,
  check: Check,
  resolve: (schema: Schema) => Schema,
): string[] {
  const accepted = acceptedNames(parameters);
  const problems: string[] = [];
  for (const [name, value] of query) {
    const found = accepted.get(name);
    const schema = found?.schemaOf(name);
    if (found === undefined || schema === undefined) {
      problems.push(`query: ${name} is not a parameter of this operation`);
      continue;
    }
    problems.push(...check(schema, coerce(value, schema, resolve)).map((problem) => `query: ${name}${problem}`));
    if (found.contentMediaType === 'application/json' && !isJson(value)) problems.push(`query: ${name} is not JSON`);
  }
  for (const name of new Set(query.keys())) {
    if (accepted.get(name)?.isRepeatable === false && query.getAll(name).length > 1) {
      problems.push(`query: ${name} comes several times`);
    }
  }
  for (const { name, required, in: place } of parameters) {
    if (place === 'query' && required === true && !query.has(name)) problems.push(`query: ${name} is missing`);
  }
  return problems;
}
