/**
 * Paths of a form's values, with dots as the form library writes them (`windows.morning.from`). A form compares, keeps
 * and sends its values by the paths of its fields: those of a flat form are its names.
 */

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Returns the value at a path; undefined where there is none. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((held, key) => (isObject(held) ? held[key] : undefined), values);

/** Whether there is a value at a path, also one that is undefined. */
export function hasPath(values: unknown, path: string): boolean {
  const at = path.lastIndexOf('.');
  const parent = at < 0 ? values : valueAt(values, path.slice(0, at));
  return isObject(parent) && Object.hasOwn(parent, path.slice(at + 1));
}

/** Builds nested values of their paths. */
export function nested(entries: Iterable<readonly [path: string, value: unknown]>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of entries) {
    const keys = path.split('.');
    let parent = root;
    for (const key of keys.slice(0, -1)) {
      const held = parent[key];
      // Every part on the way was made here.
      const next = isObject(held) ? (held as Record<string, unknown>) : {};
      parent[key] = next;
      parent = next;
    }
    parent[keys.at(-1) ?? path] = value;
  }
  return root;
}

/** Returns nested values with those at some paths replaced; nothing is changed in place. */
export function replaced<T extends object>(values: T, entries: Iterable<readonly [path: string, value: unknown]>): T {
  // The fields of a form have plain names.
  let now = { ...values } as Values;
  for (const [path, value] of entries) now = withValue(now, path.split('.'), value);
  // The same keys with values of the same fields.
  return now as T;
}

function withValue(values: Values, [key = '', ...rest]: readonly string[], value: unknown): Values {
  if (rest.length === 0) return { ...values, [key]: value };
  const held = values[key];
  return { ...values, [key]: withValue(isObject(held) ? held : {}, rest, value) };
}

/** Whether a path is another one, or leads into it. */
export const isUnder = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}.`);

/** Whether one of two paths leads into the other. */
export const areRelated = (one: string, other: string): boolean => isUnder(one, other) || isUnder(other, one);

/** The paths of fields that hold the value at a path, or that are part of it. */
export const fieldsAt = (paths: readonly string[], path: string): string[] =>
  paths.filter((field) => areRelated(field, path));
