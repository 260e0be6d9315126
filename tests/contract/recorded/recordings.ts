import { readFileSync } from 'node:fs';

/** One exchange with the platform's own server; the README beside the files says what each part is. */
export interface Recording {
  operation: string;
  case: string;
  shows?: string;
  request: {
    method: string;
    path: string;
    query?: Record<string, string | string[]>;
    as: string | null;
    token?: string;
    headers?: Record<string, string>;
    form?: Record<string, string>;
    files?: Record<string, { name: string; type: string; bytes: number; text?: string; encoding?: string }>;
    body?: unknown;
  };
  response: { status: number; contentType: string | null; body: unknown };
}

const parts = ['a-auth-users', 'b-communities-content', 'c-solidary'] as const;

export const recordings: readonly Recording[] = parts.flatMap((part) =>
  readFileSync(`tests/fixtures/real-answers/${part}.jsonl`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    // The files are of this shape: a test holds their answers against the contract.
    .map((line) => JSON.parse(line) as Recording),
);

/** The recordings of each operation, in the order of the contract. */
export const byOperation: ReadonlyMap<string, readonly Recording[]> = Map.groupBy(
  recordings,
  ({ operation }) => operation,
);

/** One exchange by its name, `operation/case`. Throws where there is none. */
export function recorded(name: string): Recording {
  const found = recordings.find((one) => `${one.operation}/${one.case}` === name);
  if (found === undefined) throw new Error(`no recording ${name}`);
  return found;
}

/** What an answer that is an error says of itself, wherever it says it; nothing for a page. */
export function textOf({ response: { body } }: Recording): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  // An error of the platform has one of these keys, which hold texts (docs/platform/a-auth-users.md §3).
  const said = body as Record<string, string | undefined> & { error?: { message?: string } };
  return said['hydra:description'] ?? said.detail ?? said.message ?? said.error?.message;
}

export const isPage = ({ response: { contentType } }: Recording): boolean =>
  contentType?.startsWith('text/html') ?? false;

/** Path and query as they were sent. */
export function addressOf({ request: { path, query = {} } }: Recording): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}
