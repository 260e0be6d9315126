import type { Question } from '#renderer/kit/ui/dialog/useQuestion.ts';

/** Which value of a field is kept. */
export type Side = 'mine' | 'theirs';

export interface Conflict {
  /** The field. */
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** The side that was chosen, by the path of each field. */
export type Choices = Readonly<Record<string, Side>>;

/** Asks which values to keep where two users changed the same fields; null cancels the save. */
export type ConflictQuestion = Question<ConflictTarget, Choices | null>;

export interface ConflictTarget {
  conflicts: readonly Conflict[];
  /** The record changed again after the user had chosen. */
  isAgain: boolean;
}
