import type { ConfigSource } from '#shared/config.ts';
import type { CheckId, CheckState } from '#shared/ipc/check.ts';
import type texts from '../locales/fr/check.json';
import type { SettingProblem } from '../settings/sources.ts';

type Texts = typeof texts.reasons;

/** Dotted paths of the reasons whose texts have these parts. */
type ReasonWith<Part, Group> = {
  [Name in keyof Group & string]: Group[Name] extends { detail: string }
    ? Group[Name] extends Part
      ? Name
      : never
    : `${Name}.${ReasonWith<Part, Group[Name]>}`;
}[keyof Group & string];

/** Why an item is in its state, by the name of its text. */
export type Reason = ReasonWith<{ detail: string }, Texts>;

/** A reason whose text says what to do: required for every state other than `ok`. */
export type AdvisedReason = ReasonWith<{ advice: string }, Texts>;

/** The folders that the check tries to write to. */
export const folderNames = ['data', 'logs', 'temporary'] as const;
export type FolderName = (typeof folderNames)[number];

/** What a finding may name: the sources of settings, and folders. */
export type FindingName = ConfigSource | FolderName;

/** What a probe found. The texts of both languages are chosen by the reason (`src/main/locales/fr/check.json`). */
export interface Finding {
  id: CheckId;
  state: CheckState;
  reason: Reason;
  /** Values for the placeholders of the text. Names and problems have texts in each language. */
  values?: Readonly<Record<string, string | number | readonly (FindingName | SettingProblem)[]>>;
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
