import { readFileSync } from 'node:fs';

interface Recording {
  operation: string;
  case: string;
  response: { status: number; body: unknown };
}

/** Recorded answers of the solidary part of the platform. */
export const solidaryRecordings: readonly Recording[] = readFileSync(
  'tests/fixtures/real-answers/c-solidary.jsonl',
  'utf8',
)
  .trim()
  .split('\n')
  .map((line): Recording => JSON.parse(line));

/** The body of a recorded answer; a new object each time. */
export function recordedBody(operation: string, name: string): Record<string, unknown> {
  const found = solidaryRecordings.find((one) => one.operation === operation && one.case === name);
  if (found === undefined) throw new Error(`no recording ${operation}/${name}`);
  // The answers asked for here are objects.
  return structuredClone(found.response.body) as Record<string, unknown>;
}
