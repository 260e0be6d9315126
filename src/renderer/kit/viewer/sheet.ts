import type { Shown } from './useView.ts';
import type { View } from './view.ts';

/** Why a document cannot be rendered: not of the type it claims, or locked with a password. */
export type SheetProblem = 'broken' | 'locked';

/** Props of the component that renders one kind of document. */
export interface SheetProps {
  view: View;
  scale: number;
  /** Description for assistive technology. */
  label: string;
  onShown: (shown: Shown) => void;
  onProblem: (problem: SheetProblem) => void;
}
