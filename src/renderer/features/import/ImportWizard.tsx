import { Button, Text } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { usePageStep } from '#renderer/kit/ui/page/context.ts';
import { PageActions, ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { useReadName } from '#renderer/kit/ui/page/useReadName.ts';
import { StepList } from '#renderer/kit/ui/steps/StepList.tsx';
import { type ImportKindName, importKinds } from '#shared/import/kinds.ts';
import { maxRepairs } from '#shared/import/limits.ts';
import type { ImportReport } from '#shared/ipc/transfer.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { CodesNote } from './codes/CodesNote.tsx';
import { CodesStep } from './codes/CodesStep.tsx';
import { CommunityName } from './community/CommunityName.tsx';
import { type CommunityChoice, CommunityStep } from './community/CommunityStep.tsx';
import type { AddingRight } from './community/JoinPanel.tsx';
import { FileStep } from './FileStep.tsx';
import { HistoryButton } from './history/HistoryButton.tsx';
import styles from './Import.module.css';
import { accountsOf, hasCorrections, type ImportState, readOptionsOf } from './import-state.ts';
import type { LeavingOutLines } from './LeaveOutButton.tsx';
import type { LineDecisions } from './national/decisions.ts';
import { ReportStep } from './ReportStep.tsx';
import { SendStep } from './SendStep.tsx';
import { SendingEntry } from './sending/SendingEntry.tsx';
import { useImport } from './useImport.ts';
import type { NamedColumns } from './values/choices.ts';
import { ValuesStep } from './values/ValuesStep.tsx';
import type { ImportActions } from './wizard.ts';

const steps = ['community', 'file', 'columns', 'codes', 'values', 'check', 'send', 'report'] as const;

interface ImportWizardProps {
  kind: ImportKindName;
  /** The community chosen for all lines, for the kind that needs one; it is kept by the page. */
  community?: CommunityChoice;
  /** For the kind whose report adds members. */
  adding?: AddingRight;
  /** Id columns that may contain names: their values are resolved before the check. */
  named?: NamedColumns;
  /** Renders details of a file beside its problems. */
  renderChecked?: (report: ImportReport, leavingOut: LeavingOutLines, decisions: LineDecisions) => ReactNode;
  /** Path of an existing record's page. */
  recordPath?: (id: number) => string;
  /** Opens the list of what was imported; in the community that its people joined. */
  onShowList: (communityId: number | null) => void;
}

const noNames: NamedColumns = {};
const nobody: readonly number[] = [];

/** The import wizard: from a local file to the platform, step by step. Nothing is sent before the last step. */
export function ImportWizard(props: ImportWizardProps) {
  const { kind, named = noNames, community } = props;
  const { t } = useTranslation('import');
  const format = useFormat();
  const { id, state, actions, prepared, other, sentOther, prepareOther } = useImport(kind, Object.keys(named));
  const shown = steps.filter(
    (step) =>
      // A file without codes skips their step; one with codes keeps it after their meaning was chosen.
      (step !== 'codes' || state.step === 'codes' || ('options' in state && state.options.codes !== undefined)) &&
      (step !== 'values' || named !== noNames) &&
      (step !== 'community' || importKinds[kind].given !== null),
  );
  const communityId = 'given' in state && state.given !== undefined ? Number(state.given.communityId) : null;
  const stepRef = useRef<HTMLDivElement>(null);
  const wizardRef = useRef<HTMLDivElement>(null);
  const shownStep = useRef(state.step);
  usePageStep(t(`steps.${state.step}`));

  const isChecking = state.step === 'check' && state.isBusy;
  const isSending = state.step === 'send' && state.isBusy;

  // A sending goes on without its page.
  useUnsavedGuard({
    isDirty: (hasCorrections(state) && !isSending) || (prepared !== state && hasCorrections(prepared)),
  });

  const stepName = t('steps.current', {
    number: shown.indexOf(state.step) + 1,
    total: shown.length,
    name: t(`steps.${state.step}`),
  });
  // A step that is passed by itself, such as that of codes, is followed by another one in the same place.
  const said = useReadName({ element: stepRef, place: state.step, name: stepName, isQuietAtFirst: true });
  useEffect(() => {
    if (state.step === shownStep.current) return;
    shownStep.current = state.step;
    wizardRef.current?.scrollIntoView({ block: 'start' });
  }, [state.step]);

  return (
    <div ref={wizardRef} className={styles.wizard}>
      <ScreenLine>
        <StepList
          label={t('steps.label')}
          steps={shown}
          current={state.step}
          done={new Set(shown.slice(0, shown.indexOf(state.step)))}
          nameOf={(step) => t(`steps.${step}`)}
        />
      </ScreenLine>
      <PageActions>
        {communityId !== null && (
          <div className={flow.rowM}>
            <Text weight="semibold">
              <CommunityName id={communityId}>{(name) => t('community.chosen', { name })}</CommunityName>
            </Text>
            {state.step !== 'report' && !isChecking && !isSending && (
              <Button size="small" onClick={actions.backToGiven}>
                {t('community.other')}
              </Button>
            )}
          </div>
        )}
        {(state.step === 'community' || state.step === 'file' || state.step === 'report') && (
          <HistoryButton kind={kind} />
        )}
        {'file' in state && (
          <div className={flow.rowM}>
            <Text weight="semibold">
              {t('chosen.size', { name: state.file.name, size: format.size(state.file.size) })}
            </Text>
            {state.step !== 'report' && !isChecking && !isSending && (
              <Button size="small" onClick={actions.choose}>
                {t('chosen.other')}
              </Button>
            )}
          </div>
        )}
      </PageActions>
      {other !== null && (
        <section aria-label={t('behind.title')}>
          <SendingEntry />
        </section>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <section ref={stepRef} tabIndex={-1} aria-label={stepName}>
        <Step
          key={id}
          {...props}
          named={named}
          community={community}
          communityId={communityId}
          state={state}
          actions={actions}
          sentOther={sentOther}
          prepareOther={prepareOther}
        />
      </section>
    </div>
  );
}

function Step({
  kind,
  community,
  adding,
  communityId,
  named,
  renderChecked,
  recordPath,
  state,
  actions,
  sentOther,
  prepareOther,
  onShowList,
}: ImportWizardProps & {
  communityId: number | null;
  named: NamedColumns;
  state: ImportState;
  actions: ImportActions;
  sentOther: string | null;
  prepareOther: () => void;
}) {
  switch (state.step) {
    case 'community':
      return (
        community !== undefined && (
          <CommunityStep
            kind={kind}
            community={community}
            isBusy={state.isOpening}
            onContinue={(id) => actions.give({ communityId: String(id) })}
            onResume={actions.resume}
          />
        )
      );
    case 'file':
      return (
        <FileStep
          kind={kind}
          isBusy={state.isOpening}
          error={state.isOpening ? null : state.error}
          onChoose={actions.choose}
          onDrop={actions.drop}
          onResume={actions.resume}
        />
      );
    case 'columns':
      return (
        <ColumnsStep
          kind={kind}
          selectionId={state.file.selectionId}
          detection={state.detection}
          options={state.options}
          resumes={state.resumes}
          isBusy={state.isBusy}
          error={state.error}
          onCorrect={actions.correct}
          onCheck={actions.check}
        />
      );
    case 'codes':
      return (
        <CodesStep
          type={importKinds[kind].type}
          columns={state.columns}
          error={state.error}
          onRead={actions.readCodes}
          onBack={actions.backToColumns}
        />
      );
    case 'values':
      return (
        <ValuesStep
          {...{ type: importKinds[kind].type, named }}
          columns={state.columns}
          goesOn={state.goesOn === true}
          options={state.options}
          error={state.error}
          onCheck={actions.checkWith}
          onBack={actions.backToColumns}
        />
      );
    case 'check':
      return (
        <CheckStep
          file={{ selectionId: state.file.selectionId, type: importKinds[kind].type, options: readOptionsOf(state) }}
          fileName={state.file.name}
          progress={state.progress}
          report={state.report}
          error={state.error}
          fed={new Set(state.detection.columns.map(({ column }) => column))}
          canUndo={state.undo.length > 0}
          repairs={state.options.repairs ?? []}
          repairing={{
            named,
            remaining: maxRepairs - (state.options.repairs?.length ?? 0),
            onRepair: actions.repair,
          }}
          isNational={state.detection.schema !== null}
          decided={state.resumes === null ? (state.decided ?? nobody) : null}
          onDecide={actions.decide}
          codes={<CodesNote type={importKinds[kind].type} codes={state.options.codes} onChange={actions.askCodes} />}
          renderChecked={renderChecked}
          isBusy={state.isBusy}
          canRedo={state.redo.length > 0}
          onRemoveRepairs={actions.removeRepairs}
          onUndo={actions.undoRepair}
          onRedo={actions.redoRepair}
          onCancel={actions.cancel}
          onCheck={actions.check}
          onBack={actions.backToColumns}
          onContinue={actions.confirmSending}
        />
      );
    case 'send':
      return (
        <SendStep
          kind={kind}
          communityId={communityId}
          fileName={state.file.name}
          report={state.report}
          accounts={accountsOf(state)}
          progress={state.progress}
          wish={state.wish}
          isBusy={state.isBusy}
          other={sentOther}
          error={state.error}
          onSend={actions.send}
          onPause={actions.pause}
          onPrepareOther={prepareOther}
          onCancel={actions.cancel}
          onBack={actions.backToCheck}
        />
      );
    case 'report':
      return (
        <ReportStep
          adding={adding}
          codes={<CodesNote type={importKinds[kind].type} codes={state.options.codes} />}
          kind={kind}
          communityId={communityId}
          checkId={state.report.checkId}
          blocked={state.report.blocked}
          leftOut={state.report.leftOut}
          result={state.result}
          error={state.error}
          onGoOn={actions.send}
          recordPath={recordPath}
          onRestart={actions.restart}
          onShowList={() => onShowList(communityId)}
        />
      );
  }
}
