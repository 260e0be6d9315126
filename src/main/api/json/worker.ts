import { parentPort, workerData } from 'node:worker_threads';
import { MAX_MEMBER_TOKENS, mostRows, TOKENS_AT_ONCE } from './limits.ts';
import { parseJson } from './parse.ts';

/** What this worker answers: the first message, then one for each time it is asked for more. */
export type ParsedPart =
  /** Not JSON. */
  | { kind: 'failed' }
  /** A collection of more members than are read. */
  | { kind: 'tooLarge' }
  /** The value; without its members if it is a collection. */
  | { kind: 'value'; value: unknown; isCollection: boolean }
  /** The next members; none at the end. */
  | { kind: 'members'; members: unknown[] };

const MEMBERS = 'hydra:member';

type Collection = Record<string, unknown> & { [MEMBERS]: unknown[] };

const isCollection = (value: unknown): value is Collection =>
  typeof value === 'object' && value !== null && MEMBERS in value && Array.isArray(value[MEMBERS]);

/** Number of values and keys, as `JsonMeter` counts them. */
function tokensOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  const values = Object.values(value);
  return values.reduce<number>((sum, each) => sum + tokensOf(each), 1 + (Array.isArray(value) ? 0 : values.length));
}

/** Yields members in groups that are quick to hand over. */
function* groupsOf(members: readonly unknown[]): Generator<unknown[], undefined> {
  let group: unknown[] = [];
  let tokens = 0;
  for (const member of members) {
    const own = tokensOf(member);
    if (tokens > 0 && tokens + own > TOKENS_AT_ONCE) {
      yield group;
      group = [];
      tokens = 0;
    }
    const isTooLong = own > MAX_MEMBER_TOKENS;
    group.push(isTooLong ? null : member);
    tokens += isTooLong ? 1 : own;
  }
  if (group.length > 0) yield group;
}

const port = parentPort;
if (port === null) throw new Error('this script is the worker of parseLarge');
const say = (part: ParsedPart): void => port.postMessage(part);

function parsed(bytes: Uint8Array): { value: unknown } | null {
  try {
    return { value: parseJson(bytes) };
  } catch {
    return null;
  }
}

// From `parseLarge`, which starts this worker with them.
const read = parsed(workerData as Uint8Array);
if (read === null) say({ kind: 'failed' });
else if (isCollection(read.value) && read.value[MEMBERS].length > mostRows) say({ kind: 'tooLarge' });
else if (isCollection(read.value)) {
  const { [MEMBERS]: members, ...rest } = read.value;
  const groups = groupsOf(members);
  port.on('message', () => say({ kind: 'members', members: groups.next().value ?? [] }));
  say({ kind: 'value', value: rest, isCollection: true });
} else say({ kind: 'value', value: read.value, isCollection: false });
