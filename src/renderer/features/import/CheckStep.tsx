import { Button, MessageBar, MessageBarBody, ProgressBar, Subtitle2, Text } from '@fluentui/react-components';
import { useIsFetching } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { AppError } from '#shared/errors.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import type { RowFilter } from '#shared/ipc/import-rows.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { ImportGroup, ImportReport } from '#shared/ipc/transfer.ts';
import { CauseList } from './causes/CauseList.tsx';
import { CheckSummary } from './causes/CheckSummary.tsx';
import causeStyles from './causes/causes.module.css';
import { SettledRemarks } from './causes/SettledRemarks.tsx';
import type { ColumnOfFile } from './column/column-values.ts';
import { ImportGrid } from './grid/ImportGrid.tsx';
import styles from './Import.module.css';
import { ImportError } from './ImportError.tsx';
import type { LeavingOutLines } from './LeaveOutButton.tsx';
import { useColumnLabel } from './labels.ts';
import { keptBy, type LineDecisions } from './national/decisions.ts';
import { changesKey, useEditedPlaces } from './national/useChanges.ts';
import { KeepRecipe } from './recipe/KeepRecipe.tsx';
import { Corrections } from './repair/Corrections.tsx';
import type { Repairing } from './repair/RepairPanel.tsx';
import { isToLookAt } from './repair/scopes.ts';
import { type SavedCauses, SaveLinesButton } from './SaveLinesButton.tsx';
import { StepBar } from './StepBar.tsx';
import { useCauseTexts } from './useCauseTexts.ts';

const sum = (groups: readonly ImportGroup[]) => groups.reduce((total, { count }) => total + count, 0);

/**
 * The result of the local check of every line: what is wrong by cause, all lines beside it, and whether the file can be
 * sent.
 */
export function CheckStep({
  file,
  fileName,
  progress,
  report,
  error,
  fed,
  canUndo,
  repairs,
  repairing,
  codes,
  renderChecked,
  isNational,
  decided,
  onDecide,
  isBusy,
  canRedo,
  onRemoveRepairs,
  onUndo,
  onRedo,
  onCancel,
  onCheck,
  onBack,
  onContinue,
}: {
  /** The file, and how it is read. */
  file: Omit<ColumnOfFile, 'column'>;
  fileName: string;
  progress: Progress | null;
  report: ImportReport | null;
  error: AppError | null;
  /** Renders details of the file beside its problems. */
  renderChecked?: (report: ImportReport, leavingOut: LeavingOutLines, decisions: LineDecisions) => ReactNode;
  isNational: LineDecisions['isNational'];
  /** Lines about which was decided by default, and how it is decided about others. */
  decided: LineDecisions['decided'];
  onDecide: LineDecisions['onDecide'];
  /** How the codes of the file are read. */
  codes: ReactNode;
  /** Platform columns that the file provides. */
  fed: ReadonlySet<string | null>;
  /** Whether the lines are being checked again. */
  isBusy: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** The user's repairs so far. */
  repairs: readonly ImportRepair[];
  repairing: Repairing;
  onRemoveRepairs: (repairs: readonly ImportRepair[]) => void;
  onUndo: () => void;
  onRedo: () => void;
  onCancel: () => void;
  onCheck: () => void;
  onBack: () => void;
  /** `true`: without the lines in error. */
  onContinue: (leavesOutErrors: boolean) => void;
}) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const errorsHeading = useId();
  const warningsHeading = useId();
  const [chosenFilter, setFilter] = useState<RowFilter | null>(null);
  // What was changed by hand on the platform is asked about before anything can replace it.
  const edited = useEditedPlaces(file);
  const isComparing = useIsFetching({ queryKey: changesKey }) > 0;
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

  // Of a file for the whole country, the lines of other places are not what is looked for.
  const filter = chosenFilter ?? { state: report.leftOut * 2 > report.records ? 'valid' : 'all' };
  const ofSeverity = (severity: ImportGroup['severity']) =>
    report.groups.filter((group) => group.severity === severity);
  const wrong = ofSeverity('error');
  const remarks = ofSeverity('warning').filter(isToLookAt);
  const settled = ofSeverity('warning').filter((group) => !isToLookAt(group));
  const errors = sum(wrong);
  const warnings = sum(remarks);
  const canSend = report.blocked === 0 && report.valid > 0;
  // Of the whole file, so that a filter of its lines moves nothing below them.
  const lines = { '--import-lines': report.records } as CSSProperties; // React's types know no custom properties.
  const causes = { report, fed, repairing, repairs, onRemoveRepairs, filter, onFilter: setFilter };

  return (
    <div className={flow.stackM}>
      <div className={styles.studio} style={lines} aria-busy={isBusy}>
        <div className={styles.causes}>
          <CheckSummary {...{ report, errors, warnings }} />
          {errors > 0 && (
            <section>
              <Subtitle2 as="h2" id={errorsHeading} className={causeStyles.heading}>
                {t('check.errorsTitle')}
              </Subtitle2>
              <CauseList {...causes} groups={wrong} heading={errorsHeading} />
            </section>
          )}
          {warnings > 0 && (
            <section>
              <Subtitle2 as="h2" id={warningsHeading} className={causeStyles.heading}>
                {t('check.warningsTitle')}
              </Subtitle2>
              <CauseList {...causes} groups={remarks} heading={warningsHeading} />
            </section>
          )}
          {settled.length > 0 && <SettledRemarks {...causes} groups={settled} />}
          <Corrections {...{ report, repairs }} onRemove={onRemoveRepairs} />
          <KeepRecipe {...{ file, fileName }} />
        </div>
        <section className={styles.lines} aria-label={t('grid.label')}>
          <ImportGrid
            {...{ file, report, isBusy, repairs, filter, onRemoveRepairs }}
            remaining={repairing.remaining}
            onRepair={repairing.onRepair}
            onFilter={setFilter}
            onUndo={canUndo ? onUndo : null}
            onRedo={canRedo ? onRedo : null}
          />
        </section>
      </div>
      {codes}
      {renderChecked?.(report, repairing, {
        ...{ selectionId: file.selectionId, options: file.options, isNational, isBusy, decided },
        ...{ remaining: repairing.remaining, onRepair: repairing.onRepair, onRemoveRepairs, onDecide },
      })}
      {errors > 0 && <SaveErrors report={report} />}
      <StepBar status={isBusy ? t('check.running') : isComparing ? t('changes.comparing') : verdict()}>
        {back}
        {report.blocked > 0 && report.valid > 0 && (
          <Button disabledFocusable={isBusy || isComparing} onClick={() => onContinue(true)}>
            {t('check.continueWithout', { count: report.blocked })}
          </Button>
        )}
        <Button appearance={canSend ? 'secondary' : 'primary'} onClick={onCheck}>
          {t('check.again')}
        </Button>
        {canSend && (
          <Button appearance="primary" disabledFocusable={isBusy || isComparing} onClick={() => onContinue(false)}>
            {t('check.continue')}
          </Button>
        )}
      </StepBar>
    </div>
  );

  function verdict(): string {
    if (canSend && edited.length > 0) {
      const kept = edited.filter(keptBy(repairs)).length;
      const shown = { kept: format.number(kept), replaced: format.number(edited.length - kept) };
      return t('changes.toSee', { count: edited.length, shown: format.number(edited.length), ...shown });
    }
    if (canSend) return t(report?.leftOut === 0 ? 'check.nothingWrong' : 'check.nothingElseWrong');
    if (report?.blocked === 0) return t(report.records === 0 ? 'check.noRecord' : 'check.allLeftOut');
    return t(report?.valid === 0 ? 'check.nothingValid' : 'check.fixAndRetry');
  }
}

function SaveErrors({ report }: { report: ImportReport }) {
  return <SaveLinesButton checkId={report.checkId} causes={useSavedCauses(report)} />;
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
