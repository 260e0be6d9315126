import type { CheckId, CheckState } from '#shared/ipc/check.ts';
import type { SettingProblem } from '../settings/sources.ts';
import type { AdvisedReason, Name, Reason } from './texts.en.ts';

/** What a probe found. The texts of both languages are chosen by the reason (`src/main/check/texts.ts`). */
export interface Finding {
  id: CheckId;
  state: CheckState;
  reason: Reason;
  /** What stands for the words in braces of the text. Names and problems have texts in each language. */
  values?: Readonly<Record<string, string | number | readonly (Name | SettingProblem)[]>>;
  /** A page about it, over https. */
  link?: string;
}

type Values = NonNullable<Finding['values']>;

/**
 * Short ways to write a finding of one item: `of('proxy').failed('proxy.away', { proxy })`. What is not fine has a
 * reason that says what to do.
 */
export function of(id: CheckId) {
  const finding =
    <R extends Reason = AdvisedReason>(state: CheckState) =>
    (reason: R, values: Values = {}) => ({ id, state, reason, values });
  return {
    ok: finding<Reason>('ok'),
    warning: finding('warning'),
    failed: finding('failed'),
    unknown: finding('unknown'),
  } satisfies Record<CheckState, unknown>;
}

/** State of the whole check: one failure makes it failed, otherwise one unknown item unknown. */
export function stateOf(findings: readonly Pick<Finding, 'state'>[]): 'ok' | 'failed' | 'unknown' {
  const has = (state: CheckState) => findings.some((finding) => finding.state === state);
  if (has('failed')) return 'failed';
  return has('unknown') ? 'unknown' : 'ok';
}
