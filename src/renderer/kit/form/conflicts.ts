import type { Question } from '#renderer/kit/ui/dialog/useQuestion.ts';

/** Which value of a field is kept. */
export type Side = 'mine' | 'theirs';

export interface Conflict<Draft> {
  name: keyof Draft & string;
  mine: Draft[keyof Draft & string];
  theirs: Draft[keyof Draft & string];
}

export type Choices<Draft> = Readonly<Record<keyof Draft & string, Side>>;

/** Asks which values to keep where two users changed the same fields; null cancels the save. */
export type ConflictQuestion<Draft> = Question<ConflictTarget<Draft>, Choices<Draft> | null>;

export interface ConflictTarget<Draft> {
  conflicts: readonly Conflict<Draft>[];
  /** The record changed again after the user had chosen. */
  isAgain: boolean;
}
