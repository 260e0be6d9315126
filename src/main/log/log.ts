import type { Log, LogLevel } from '../ports.ts';

const order: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

export interface LogOptions {
  /** Where lines go, once redacted. */
  write(line: string): void;
  redact(text: string): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Lines under it are dropped. */
  minimum?: LogLevel;
}

/**
 * The log as services see it. One entry is one line (`time LEVEL message {details}`), whatever line ends a message
 * holds, and everything but the time passes through `redact`: no caller has to remember it.
 */
export function createLog({ write, redact, now, minimum = 'info' }: LogOptions): Log {
  return (level, message, details) => {
    if (order.indexOf(level) < order.indexOf(minimum)) return;
    const extra = details === undefined ? '' : ` ${stringify(details)}`;
    const text = redact(`${message}${extra}`).replaceAll(/\r\n|\r|\n/gu, String.raw`\n`);
    write(`${new Date(now()).toISOString()} ${level.toUpperCase().padEnd(5)} ${text}`);
  };
}

/** JSON that never throws and shows errors with their causes. */
function stringify(details: Readonly<Record<string, unknown>>): string {
  const seen = new WeakSet<object>();
  const plain = (_key: string, value: unknown): unknown => {
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return '[again]';
    seen.add(value);
    if (value instanceof Error) {
      return { ...value, name: value.name, message: value.message, stack: value.stack, cause: value.cause };
    }
    return value;
  };
  try {
    return JSON.stringify(details, plain);
  } catch (thrown) {
    return `[details cannot be written: ${String(thrown)}]`;
  }
}
