import type { ReactNode } from 'react';
import type { DashboardSetting } from '#shared/config.ts';

export interface DashboardBlockProps {
  /** Which dashboard of the site's configuration (`analytics.names`); without a name nothing is shown. */
  setting: Extract<DashboardSetting, 'summary' | 'community'>;
  /** Stands above it, e.g. « Tableau de bord ». */
  title: string;
  /** Beside the title, e.g. a link to all statistics. */
  actions?: ReactNode;
}

/** A dashboard as a block of another page: monthly, for the perimeter that the platform chooses (screens 01 §9). */
export function DashboardBlock({ title, actions }: DashboardBlockProps) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {actions}
    </section>
  );
}
