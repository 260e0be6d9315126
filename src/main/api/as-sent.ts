/** Half a unit of the sixth decimal: coordinates are stored with six decimals (docs/platform/a-auth-users.md §1). */
const SLACK = 5e-7;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The platform does not distinguish null, an empty text and, for flags, false. */
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '' || value === false;

/**
 * Whether a value that was read equals the one that was sent. Keys that were not sent (ids, composed lines) are
 * ignored; lists are compared in order unless `isSet`.
 */
export function isAsSent(sent: unknown, found: unknown, isSet = false): boolean {
  if (isNothing(sent)) return isNothing(found);
  if (typeof sent === 'number') return typeof found === 'number' && Math.abs(sent - found) < SLACK;
  if (typeof sent === 'string') return typeof found === 'string' && sent.trim() === found.trim();
  if (Array.isArray(sent)) {
    if (!Array.isArray(found) || found.length !== sent.length) return false;
    return isSet
      ? sent.every((one) => found.some((other) => isAsSent(one, other)))
      : sent.every((one, at) => isAsSent(one, found[at]));
  }
  if (isObject(sent)) return isObject(found) && Object.keys(sent).every((key) => isAsSent(sent[key], found[key]));
  return Object.is(sent, found);
}

interface Comparison {
  /** Fields of the record that differ from what was sent. */
  different: string[];
  /** Number of sent fields that the record contains. */
  shown: number;
}

/**
 * Compares a record with what was sent for it, field by field.
 * @param sets fields whose lists have no order
 */
export function compareSent(
  sent: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
  sets: readonly string[] = [],
): Comparison {
  const names = Object.keys(sent).filter((name) => sent[name] !== undefined && name in found);
  return {
    different: names.filter((name) => !isAsSent(sent[name], found[name], sets.includes(name))),
    shown: names.length,
  };
}
