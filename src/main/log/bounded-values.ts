/** Items of a list and keys of an object, values of all details, and characters of a text that are written. */
const ITEMS = 50;
const VALUES = 1000;
const LONGEST_TEXT = 20_000;

/**
 * Returns a function that cuts the values of one entry's details as they are written, so that neither long lists nor
 * deep ones cost time; what was cut says how much.
 */
export function boundedValues(): (value: unknown) => unknown {
  let left = VALUES;
  return (value) => {
    left -= 1;
    if (typeof value === 'string') return value.length <= LONGEST_TEXT ? value : `${value.slice(0, LONGEST_TEXT)}…`;
    if (typeof value !== 'object' || value === null) return value;
    if (left <= 0) return '[more]';
    if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
    if (Array.isArray(value)) {
      return value.length <= ITEMS ? value : [...value.slice(0, ITEMS), `[${value.length} items]`];
    }
    const names = Object.keys(value);
    if (names.length <= ITEMS) return value;
    const kept = names.slice(0, ITEMS).map((name): [string, unknown] => [name, Reflect.get(value, name)]);
    return Object.fromEntries([...kept, ['…', `[${names.length} names]`]]);
  };
}
