import type { ReactNode } from 'react';
import { FormFooter } from '#renderer/kit/form/FormFooter.tsx';

interface StepBarProps {
  /** What is true of the import now, beside the actions. */
  status?: ReactNode;
  /** The primary one last. */
  children: ReactNode;
}

/** The actions of a step at the foot of the page, in sight under a long table. */
export const StepBar = ({ status, children }: StepBarProps) => <FormFooter status={status}>{children}</FormFooter>;
