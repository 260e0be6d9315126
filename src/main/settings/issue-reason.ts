import type { z } from 'zod';
import type { ConfigReason, PlainReasonCode } from '#shared/config-reasons.ts';
import { type JsonObject, valueAt } from './sources.ts';

type Issue = z.core.$ZodIssue;

/**
 * Says why the schema of the configuration refuses a value.
 * @param values what was given to the schema: an issue does not tell a value that is missing from one of another type
 */
export function reasonOfIssue(issue: Issue, values: JsonObject): ConfigReason {
  switch (issue.code) {
    case 'unrecognized_keys':
      return { code: 'unknown' };
    case 'invalid_type':
      return { code: valueAt(values, issue.path) === undefined ? 'required' : typeReason(issue.expected) };
    case 'invalid_value':
      return { code: 'choice', values: { values: issue.values.join(', ') } };
    case 'too_small':
    case 'too_big':
      return limitReason(issue);
    default:
      // Every other check of the schema names its reason (`because` in config.ts).
      return { code: issue.message as PlainReasonCode };
  }
}

const typeReasons: Readonly<Record<string, PlainReasonCode>> = {
  boolean: 'boolean',
  number: 'number',
  int: 'number',
  array: 'list',
  object: 'group',
};
const typeReason = (expected: string): PlainReasonCode => typeReasons[expected] ?? 'text';

function limitReason(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): ConfigReason {
  if (issue.code === 'too_big') {
    const values = { maximum: Number(issue.maximum) };
    return issue.origin === 'string' ? { code: 'tooLong', values } : { code: 'tooLarge', values };
  }
  switch (issue.origin) {
    case 'string':
      return { code: 'empty' };
    case 'array':
      return { code: 'emptyList' };
    default:
      return { code: 'tooSmall', values: { minimum: Number(issue.minimum) } };
  }
}
