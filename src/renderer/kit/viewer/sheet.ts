import type { Shown } from './useView.ts';
import type { View } from './view.ts';

/** Why a document cannot be drawn: not what it says it is, or locked with a password. */
export type SheetProblem = 'broken' | 'locked';

/** What draws one kind of document. */
export interface SheetProps {
  view: View;
  scale: number;
  /** What it is, for whoever cannot see it. */
  label: string;
  onShown: (shown: Shown) => void;
  onProblem: (problem: SheetProblem) => void;
}
