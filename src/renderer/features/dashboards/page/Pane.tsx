import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { DashboardSetting } from '#shared/config.ts';
import type { AppError } from '#shared/errors.ts';
import { DashboardBody } from '../DashboardBody.tsx';
import styles from './page.module.css';
import type { ShownDashboard } from './useShownDashboard.ts';

interface PaneBodyProps {
  shown: ShownDashboard;
  setting: DashboardSetting;
  isForeign: (error: AppError) => boolean;
  onLeave: () => void;
}

/** A dashboard, or why there is none. */
export const PaneBody = ({ shown: { dashboard, embedded, view, label }, ...props }: PaneBodyProps) => (
  <DashboardBody {...props} dashboard={dashboard} embedded={embedded} view={view.name} label={label} />
);

interface PaneProps extends PaneBodyProps {
  /** Accessible name, where it stands beside another one. */
  label: string | undefined;
  /** The controls of its parameters, where they are not in the screen's line. */
  controls?: ReactNode;
  /** It is shown over the whole window instead. */
  isEnlarged: boolean;
  /** Figures of the same perimeter. */
  figures: ReactNode;
  /** The platform refuses the dashboard: nothing is there but the figures. */
  areFiguresAlone: boolean;
}

/** A dashboard, under controls of its own where there are two, with what it covers and the figures of that. */
export function Pane({ label, controls, onLeave, isEnlarged, figures, areFiguresAlone, shown, ...body }: PaneProps) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const { applied, embedded, summary } = shown;
  return (
    <div
      className={`${flow.stackM} ${styles.pane}`}
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
    >
      {controls}
      {!areFiguresAlone && (
        <div className={styles.body}>{!isEnlarged && <PaneBody {...body} shown={shown} onLeave={onLeave} />}</div>
      )}
      {applied !== null && (
        <p className={`${flow.small} ${styles.foot}`}>
          <span>{summary}</span>
          {embedded.loadedAt !== null && <span>{t('updated', { hour: format.hour(embedded.loadedAt) })}</span>}
        </p>
      )}
      {figures}
    </div>
  );
}
