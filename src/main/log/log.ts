import { escapedLine } from '#shared/bidi.ts';
import { toAppError } from '#shared/failure.ts';
import type { Log, LogLevel } from '../ports.ts';
import { placesOf, withoutValues } from './values.ts';

const order: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

export interface LogOptions {
  /** Whether an entry may be written, asked before it is made; all may if absent. */
  admits?(level: LogLevel): boolean;
  /** Writes a redacted line. */
  write(line: string, level: LogLevel): void;
  redact(text: string): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Entries below this level are dropped. */
  minimum?: LogLevel;
}

/** Maximum characters of an entry; the rest is cut off. */
export const longestEntry = 16_000;
/** Characters before the cut that are dropped too: a secret cut in half could not be recognised. */
const aroundCut = 1000;

/**
 * Creates the log that services use. An entry is one line (`time LEVEL message {details}`), whatever line ends a
 * message contains, and everything but the time passes through `redact`, so that no caller has to remember it. Control
 * and format characters are written by their code. Errors are logged with type and origin but without quoted values;
 * texts of the platform, which may name people, are left out.
 */
export function createLog({ admits = () => true, write, redact, now, minimum = 'info' }: LogOptions): Log {
  return (level, message, details) => {
    if (order.indexOf(level) < order.indexOf(minimum) || !admits(level)) return;
    const extra = details === undefined ? '' : ` ${stringify(details)}`;
    const text = redacted(`${message}${extra}`, redact).replaceAll(/\r\n|\r|\n/gu, String.raw`\n`);
    write(`${new Date(now()).toISOString()} ${level.toUpperCase().padEnd(5)} ${escapedLine(text)}`, level);
  };
}

function redacted(text: string, redact: LogOptions['redact']): string {
  if (text.length <= longestEntry) return redact(text);
  const kept = redact(text.slice(0, longestEntry));
  return `${kept.slice(0, -aroundCut)} [cut: ${text.length} characters]`;
}

/** Properties of system errors that are logged beside the message. */
const facts = ['code', 'errno', 'syscall', 'status'] as const;

function plainError(error: Error): Record<string, unknown> {
  const { kind } = toAppError(error);
  const known = Object.fromEntries(
    facts.flatMap((name) => {
      const fact: unknown = Reflect.get(error, name);
      return typeof fact === 'string' || typeof fact === 'number' ? [[name, fact]] : [];
    }),
  );
  return {
    name: error.name,
    ...known,
    // The message of an AppFailure is the platform's text.
    ...(kind === 'internal' ? { message: withoutValues(error.message) } : { kind }),
    stack: placesOf(error.stack ?? ''),
    cause: error.cause,
  };
}

/** JSON that never throws and includes errors with their causes. */
function stringify(details: Readonly<Record<string, unknown>>): string {
  const seen = new WeakSet<object>();
  const bounded = boundedValues();
  const plain = (key: string, value: unknown): unknown => {
    if (key === 'platformText') return undefined;
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return bounded(value);
    if (seen.has(value)) return '[again]';
    seen.add(value);
    return bounded(value instanceof Error ? plainError(value) : value);
  };
  try {
    return JSON.stringify(details, plain);
  } catch (thrown) {
    return `[details cannot be written: ${String(thrown)}]`;
  }
}

/** Items of a list and keys of an object, values of all details, and characters of a text that are written. */
const ITEMS = 50;
const VALUES = 1000;
const LONGEST_TEXT = 20_000;

/**
 * Returns a function that cuts the values of one entry's details as they are written, so that neither long lists nor
 * deep ones cost time; what was cut says how much.
 */
function boundedValues(): (value: unknown) => unknown {
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
