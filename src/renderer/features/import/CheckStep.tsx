import { Button, MessageBar, MessageBarBody, ProgressBar, Subtitle2, Text } from '@fluentui/react-components';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { AppError } from '#shared/errors.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { ImportGroup, ImportReport } from '#shared/ipc/transfer.ts';
import styles from './Import.module.css';
import { ImportError } from './ImportError.tsx';
import { useColumnLabel } from './labels.ts';
import { ProblemGroups } from './ProblemGroups.tsx';
import { Corrections } from './repair/Corrections.tsx';
import type { Repairing } from './repair/RepairPanel.tsx';
import { isToLookAt } from './repair/scopes.ts';
import { type SavedCauses, SaveLinesButton } from './SaveLinesButton.tsx';
import { SettledRemarks } from './SettledRemarks.tsx';
import { StepBar } from './StepBar.tsx';
import { useCauseTexts } from './useCauseTexts.ts';

const sum = (groups: readonly ImportGroup[]) => groups.reduce((total, { count }) => total + count, 0);

/** The result of the local check of every line: errors grouped by cause, and whether the file can be sent. */
export function CheckStep({
  progress,
  report,
  error,
  fed,
  canUndo,
  repairs,
  repairing,
  codes,
  renderChecked,
  onRemoveRepair,
  onUndo,
  onCancel,
  onCheck,
  onBack,
  onContinue,
}: {
  progress: Progress | null;
  report: ImportReport | null;
  error: AppError | null;
  /** Renders details of the file beside its problems. */
  renderChecked?: (report: ImportReport) => ReactNode;
  /** How the codes of the file are read. */
  codes: ReactNode;
  /** Platform columns that the file provides. */
  fed: ReadonlySet<string | null>;
  canUndo: boolean;
  /** The user's repairs so far. */
  repairs: readonly ImportRepair[];
  repairing: Repairing;
  onRemoveRepair: (repair: ImportRepair) => void;
  onUndo: () => void;
  onCancel: () => void;
  onCheck: () => void;
  onBack: () => void;
  /** `true`: without the lines in error. */
  onContinue: (leavesOutErrors: boolean) => void;
}) {
  const { t } = useTranslation('import');
  const problems = useRef<HTMLElement>(null);
  const errorsHeading = useId();
  const warningsHeading = useId();
  useNextProblem(problems);
  const undo = canUndo && <Button onClick={onUndo}>{t('repair.undo')}</Button>;
  const back = <Button onClick={onBack}>{t('columns.back')}</Button>;

  if (error !== null) {
    return (
      <div className={flow.stackM}>
        {error.kind === 'cancelled' ? (
          <MessageBar intent="info">
            <MessageBarBody>{t('stopped')}</MessageBarBody>
          </MessageBar>
        ) : (
          <ImportError error={error} />
        )}
        <div className={flow.wrap}>
          <Button appearance="primary" onClick={onCheck}>
            {t('check.again')}
          </Button>
          {undo}
          {back}
        </div>
      </div>
    );
  }

  if (report === null) {
    const share = progress?.total ? progress.done / progress.total : undefined;
    return (
      <div className={flow.stackM} aria-busy>
        <Text id="import-check-progress">{t('check.running')}</Text>
        <ProgressBar value={share} aria-labelledby="import-check-progress" />
        <div className={flow.wrap}>
          <Button onClick={onCancel}>{t('check.cancel')}</Button>
        </div>
      </div>
    );
  }

  const ofSeverity = (severity: ImportGroup['severity']) =>
    report.groups.filter((group) => group.severity === severity);
  const wrong = ofSeverity('error');
  const remarks = ofSeverity('warning').filter(isToLookAt);
  const settled = ofSeverity('warning').filter((group) => !isToLookAt(group));
  const errors = sum(wrong);
  const warnings = sum(remarks);
  const canSend = errors === 0 && report.records > 0;

  return (
    <div className={flow.stackM}>
      <ul className={styles.figures}>
        <li>{t('check.records', { count: report.records })}</li>
        <li data-tone="success">{t('check.valid', { count: report.valid })}</li>
        {errors > 0 && <li data-tone="error">{t('check.errors', { count: errors })}</li>}
        {warnings > 0 && <li data-tone="warning">{t('check.warnings', { count: warnings })}</li>}
      </ul>
      <MessageBar intent={canSend ? 'success' : 'error'} layout="multiline" role="status">
        <MessageBarBody>{verdict()}</MessageBarBody>
      </MessageBar>
      {errors > 0 && (
        <section ref={problems} className={flow.stackM}>
          <Subtitle2 as="h2" id={errorsHeading}>
            {t('check.errorsTitle')}
          </Subtitle2>
          <Text className={styles.hint}>{t('check.keys')}</Text>
          <ProblemGroups {...{ report, fed, repairing }} groups={wrong} heading={errorsHeading} />
          <SaveErrors report={report} />
        </section>
      )}
      {warnings > 0 && (
        <section className={flow.stackM}>
          <Subtitle2 as="h2" id={warningsHeading}>
            {t('check.warningsTitle')}
          </Subtitle2>
          <Text className={styles.hint}>{t('check.warningsHint')}</Text>
          <ProblemGroups {...{ report, fed, repairing }} groups={remarks} heading={warningsHeading} />
        </section>
      )}
      {settled.length > 0 && <SettledRemarks {...{ report, fed, repairing }} groups={settled} />}
      {codes}
      <Corrections {...{ report, repairs }} onRemove={onRemoveRepair} />
      {renderChecked?.(report)}
      <StepBar>
        {back}
        {undo}
        {errors > 0 && report.valid > 0 && (
          <Button onClick={() => onContinue(true)}>
            {t('check.continueWithout', { count: report.records - report.valid })}
          </Button>
        )}
        <Button appearance={canSend ? 'secondary' : 'primary'} onClick={onCheck}>
          {t('check.again')}
        </Button>
        {canSend && (
          <Button appearance="primary" onClick={() => onContinue(false)}>
            {t('check.continue')}
          </Button>
        )}
      </StepBar>
    </div>
  );

  function verdict(): string {
    if (canSend) return t('check.nothingWrong');
    if (errors === 0) return t('check.noRecord');
    return t(report?.valid === 0 ? 'check.nothingValid' : 'check.fixAndRetry');
  }
}

function SaveErrors({ report }: { report: ImportReport }) {
  return <SaveLinesButton checkId={report.checkId} causes={useSavedCauses(report)} />;
}

/** F8 and Shift+F8 focus the next and previous cause, wherever the focus is (docs/screens/01-shell-home.md §8). */
function useNextProblem(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.ctrlKey || event.metaKey || event.altKey) return;
      const problems = [...(container.current?.querySelectorAll<HTMLElement>('[data-problem]') ?? [])];
      if (problems.length === 0) return;
      event.preventDefault();
      const at = problems.findIndex((problem) => problem.contains(document.activeElement));
      const next = at === -1 ? (event.shiftKey ? -1 : 0) : (at + (event.shiftKey ? -1 : 1)) % problems.length;
      problems.at(next)?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [container]);
}

/** Returns the reason of each kind of error for the file of failed lines. */
function useSavedCauses(report: ImportReport): SavedCauses {
  const { t } = useTranslation('import');
  const label = useColumnLabel(report.type);
  const causeTexts = useCauseTexts();
  return report.groups
    .filter(({ severity }) => severity === 'error')
    .map(({ cause, column }) => {
      const { title, advice } = causeTexts({ cause, column });
      const field = column === null ? t('check.wholeLine') : label(column);
      const error = `${title}. ${advice}`;
      return { cause, column, field, error, full: t('saved.full', { field, error }) };
    });
}
