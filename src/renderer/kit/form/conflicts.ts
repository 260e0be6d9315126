import type { Question } from '#renderer/kit/ui/dialog/useQuestion.ts';

/** Whose value a field takes. */
export type Side = 'mine' | 'theirs';

export interface Conflict<Draft> {
  name: keyof Draft & string;
  mine: Draft[keyof Draft & string];
  theirs: Draft[keyof Draft & string];
}

export type Choices<Draft> = Readonly<Record<keyof Draft & string, Side>>;

/** Which values count, where two people changed the same fields; null gives up saving. */
export type ConflictQuestion<Draft> = Question<ConflictTarget<Draft>, Choices<Draft> | null>;

export interface ConflictTarget<Draft> {
  conflicts: readonly Conflict<Draft>[];
  /** The record changed again after the person had chosen. */
  isAgain: boolean;
}
