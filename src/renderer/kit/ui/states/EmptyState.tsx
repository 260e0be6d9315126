import { BoxRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { StateLayout } from './StateLayout.tsx';

export interface EmptyStateProps {
  /** `Aucun utilisateur pour l'instant`. */
  title: string;
  text?: ReactNode;
  /** The icon of what is missing; a box when absent. */
  icon?: ReactNode;
  /** The main action, when the user may create one. */
  action?: ReactNode;
}

/** There are no records yet (state E0). */
export const EmptyState = ({ title, text, icon = <BoxRegular />, action }: EmptyStateProps) => (
  <StateLayout icon={icon} title={title} text={text} actions={action} />
);
