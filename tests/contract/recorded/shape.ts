import { type Recording, recordings } from './recordings.ts';

/** What is compared of a value: its JSON type, of objects that say what they are by that name. */
const jsonType = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Places that hold the same: both ways of a match, and the threads of all solutions. */
const placeOf = (place: string): string =>
  place.replace(/(admin(?:carpools|transporters))\.return/, '$1.outward').replace(/threads\.\d+/, 'threads');

/** No recording has a carpooler who drives on days of the week, whom the contract has. */
const unrecorded = /^Solidary\.admincarpools\.outward\.(?:carpoolerSchedule|schedule)\b/;

/** The objects in a body, each with what it is: its `@type`, or where it stands. */
function nodesOf(body: unknown, place: string): { kind: string; node: Node }[] {
  if (Array.isArray(body)) return body.flatMap((one) => nodesOf(one, place));
  if (!isNode(body)) return [];
  const kind = typeof body['@type'] === 'string' ? body['@type'] : place;
  const inner = Object.entries(body).flatMap(([key, value]) => nodesOf(value, placeOf(`${kind}.${key}`)));
  return [{ kind, node: body }, ...inner];
}

/** By kind of object and key, the JSON types that the platform was seen to answer. */
function learn(seen: readonly Recording[]): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> {
  const kinds = new Map<string, Map<string, Set<string>>>();
  for (const { operation, response } of seen) {
    for (const { kind, node } of nodesOf(response.body, operation)) {
      const keys = kinds.get(kind) ?? new Map<string, Set<string>>();
      kinds.set(kind, keys);
      for (const [key, value] of Object.entries(node)) keys.set(key, (keys.get(key) ?? new Set()).add(jsonType(value)));
    }
  }
  return kinds;
}

const known = learn(recordings);

/**
 * Keys that the platform was never seen to answer, or with another type, in a body; where it never answered null, a
 * value.
 */
export function strangersIn(body: unknown, operation: string): string[] {
  const found = nodesOf(body, operation).flatMap(({ kind, node }) => {
    const keys = known.get(kind);
    if (keys === undefined) return [`${kind} is unknown`];
    // Its keys are the ids of solutions.
    if (kind.endsWith('.threads')) return [];
    return Object.entries(node).flatMap(([key, value]) => {
      const types = keys.get(key);
      if (types === undefined) return [`${placeOf(`${kind}.${key}`)} is unknown`];
      const type = jsonType(value);
      const isOnlyNull = types.size === 1 && types.has('null');
      return types.has(type) || isOnlyNull || type === 'null'
        ? []
        : [`${kind}.${key} is ${type}, not ${[...types].join(' or ')}`];
    });
  });
  return found.filter((stranger) => !unrecorded.test(stranger));
}

/** Keys of the outermost objects of an answer, those of its rows for a list. */
export function outerKeys(body: unknown): ReadonlySet<string> {
  if (!isNode(body)) return new Set();
  const members = body['hydra:member'];
  const row = Array.isArray(members) ? members.find(isNode) : undefined;
  return new Set([...Object.keys(body), ...Object.keys(row ?? {}).map((key) => `member.${key}`)]);
}
