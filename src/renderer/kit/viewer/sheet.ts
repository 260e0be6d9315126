import type { SheetFacts } from './useView.ts';
import type { View } from './view.ts';

/**
 * Why a document cannot be rendered: not of the type it claims, locked with a password, or more than may be spent on one
 * document.
 */
export type SheetProblem = 'broken' | 'locked' | 'tooHeavy';

/** Props of the component that renders one kind of document. */
export interface SheetProps {
  view: View;
  scale: number;
  /** Description for assistive technology. */
  label: string;
  onShown: (shown: SheetFacts) => void;
  onProblem: (problem: SheetProblem) => void;
}
