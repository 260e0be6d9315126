import { Caption1, MessageBar, MessageBarBody, useEventCallback } from '@fluentui/react-components';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import type { ReadStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { useStructureLock } from '#renderer/kit/data/structure-lock.ts';
import { ErrorSummary } from '#renderer/kit/form/ErrorSummary.tsx';
import { FormBody } from '#renderer/kit/form/FormBody.tsx';
import frame from '#renderer/kit/form/form.module.css';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import { FormLayout, useFormOutline } from '#renderer/kit/form/sections/FormLayout.tsx';
import { useFormKeys } from '#renderer/kit/form/useFormKeys.ts';
import { AgainDialog } from '#renderer/kit/resource/AgainDialog.tsx';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { PageStatus } from '#renderer/kit/ui/page/PageSlot.tsx';
import { StepList } from '#renderer/kit/ui/steps/StepList.tsx';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { addressOf } from '#shared/routes.ts';
import { CallOffers } from '../call/CallOffers.tsx';
import { CallPanel } from '../call/CallPanel.tsx';
import { CallTimer } from '../call/CallTimer.tsx';
import { FeasibilityMap } from '../feasibility/FeasibilityMap.tsx';
import { FeasibilityPanel } from '../feasibility/FeasibilityPanel.tsx';
import { UploadDialog } from '../files/UploadDialog.tsx';
import { FlexibleBar } from '../flexible/FlexibleBar.tsx';
import type { PersonToRead } from '../people/known.ts';
import { SimilarPeople } from '../people/SimilarPeople.tsx';
import { CallScript } from '../script/CallScript.tsx';
import { isReachable, stepAfter, stepBefore, steps } from '../steps.ts';
import { CreateBar } from './CreateBar.tsx';
import { CreateDetail } from './CreateDetail.tsx';
import { FailureNotes } from './FailureNotes.tsx';
import { KnownStep } from './KnownStep.tsx';
import { LightBody } from './LightBody.tsx';
import { SimilarRecordDialog } from './SimilarRecordDialog.tsx';
import { StepBody } from './StepBody.tsx';
import type { CreateState } from './state.ts';
import { useCreateForm } from './useCreateForm.ts';
import { useStepFocus } from './useStepFocus.ts';

interface CreateFormProps {
  structure: CurrentStructure;
  read: ReadStructure;
  start: CreateState;
  /** Whom the address names; null for nobody. */
  wanted: PersonToRead | null;
  /** What the form starts with was typed of that person, as in a copy: it is not replaced by what is stored. */
  keepsTyped?: boolean;
  /** What the form is filled with, in words. */
  note: string | null;
}

/** The form of a new record (docs/screens/07-solidary-records.md §6.1): by steps, or folded on one page. */
export function CreateForm({ structure, read, start, wanted, keepsTyped = false, note }: CreateFormProps) {
  const { t } = useTranslation('recordForm');
  const { open } = useNavigation();
  const form = useCreateForm({ start, structure, read });
  const { record, checks, step, call, notes, person, creation } = form;
  const focus = useStepFocus(form);
  useWantedPerson(wanted, (found) => void form.choose(found, { isStart: true, keepsTyped }));
  useStructureLock(record.isDirty);
  // Who is named by the address is read first.
  const startTyping = useEffectEvent(() => wanted === null && focus.focusStart());
  useEffect(() => void startTyping(), []);

  const isOpen = record.phase === 'open';
  const isLight = read.structure?.isLightMode === true;
  const isBlocked = read.state === 'loading' || read.state === 'failed';
  const isLast = isLight || step === 'summary';
  const show = (id: number) => open(addressOf('solidaryrecords_show', { id }));

  const create = async () => {
    if (isBlocked || !(await record.save({ closes: true }))) return;
    const id = creation.createdId();
    if (id !== null) await show(id);
  };
  // The same functions from one drawing to the next: a key does not draw the buttons again.
  const advance = useEventCallback(() => {
    if (!isOpen) return;
    if (isLast) void create();
    else if (!focus.stopAt([step])) focus.goTo(stepAfter(step));
  });
  const goBack = useEventCallback(() => focus.goTo(stepBefore(step)));
  const cancel = useEventCallback(() => {
    const id = creation.createdId();
    if (id !== null) void show(id);
    else if (isOpen) void open(addressOf('solidaryrecords'));
  });
  useFormKeys({ save: advance, saveAndClose: advance, cancel, toError: () => focus.stopAt(steps) });

  // Beside the form where there is room, else above it: nobody finds it below while somebody talks.
  const isNarrow = useMedia('(max-width: 1000px)');
  const isWide = useMedia('(min-width: 1600px)');
  const feasible = { form: form.fields, structure: read.structure, id: structure.id };
  const timer = <CallTimer elapsed={call.seconds} />;
  const callPanel = (
    <CallPanel
      notes={notes.text}
      onNotes={notes.type}
      sendsNotes={notes.isSent}
      onSendsNotes={notes.send}
      isCompact={isNarrow}
    >
      {isNarrow && timer}
      <Caption1>{structure.name}</Caption1>
    </CallPanel>
  );
  const script = <CallScript form={form.fields} structure={structure} read={read.structure} />;
  const outline = useFormOutline(record, 'beside');
  const { errors, submitCount } = record.form.formState;
  const problems = steps.reduce((sum, one) => sum + checks.problemsOf(one).length, 0);

  return (
    <form
      ref={record.element}
      className={frame.form}
      noValidate
      aria-busy={record.phase === 'ending'}
      onSubmit={(event) => event.preventDefault()}
    >
      {!isNarrow && <PageStatus>{timer}</PageStatus>}
      <FormLayout
        outline={outline}
        isOpen={isOpen}
        layout="beside"
        steps={
          isLight ? undefined : (
            <StepList
              label={t('steps.label')}
              steps={steps}
              current={step}
              done={new Set(steps.slice(0, steps.indexOf(step)).filter((one) => !checks.hasProblems(one)))}
              nameOf={(one) => t(`steps.${one}`)}
              canChoose={(one) => isOpen && isReachable(one, checks.hasProblems)}
              onChoose={focus.goTo}
            />
          )
        }
        between={isWide && <FeasibilityMap {...feasible} />}
        aside={
          <>
            {!isNarrow && script}
            <FeasibilityPanel {...feasible} />
            {!isNarrow && <FormBody isOpen={isOpen}>{callPanel}</FormBody>}
            <FormBody isOpen={isOpen}>
              <SimilarPeople
                people={person.similar}
                isReading={person.reading.isPending}
                onUse={(found) => void form.choose(found)}
              />
            </FormBody>
          </>
        }
        notes={
          <>
            <MissingRightBar right="solidary_create" />
            {note !== null && (
              <MessageBar intent="info" layout="multiline">
                <MessageBarBody>{note}</MessageBarBody>
              </MessageBar>
            )}
            {read.state === 'refused' && (
              <MessageBar intent="warning" layout="multiline">
                <MessageBarBody>{t('state.refused', { structure: structure.name })}</MessageBarBody>
              </MessageBar>
            )}
            {isOpen && (
              <CallOffers
                offers={call.offers}
                onDecide={(kept, isTaken) => {
                  call.decide(kept, isTaken);
                  // The button that was pressed goes with the offer.
                  focus.focusStart();
                }}
              />
            )}
            {record.end !== null && <FailureNotes failure={record.end} />}
            {isNarrow && script}
            {isNarrow && <FormBody isOpen={isOpen}>{callPanel}</FormBody>}
            {/* Another step has other fields on the screen, to which the errors lead. */}
            {(submitCount > 0 || checks.showErrors(step)) && (
              <ErrorSummary key={step} errors={errors} form={record.element} />
            )}
          </>
        }
      >
        {/* One and the same before and after the structure is read, which tells the kind of form: somebody types in it. */}
        {(isLight || step === 'known') && <KnownStep form={form} />}
        {isLight ? (
          <LightBody form={form} read={read} />
        ) : (
          step !== 'known' && <StepBody step={step} form={form} read={read} />
        )}
        {form.isWarned && (isLight || step === 'times' || step === 'summary') && (
          <FlexibleBar isAccepted={form.acceptsFlexible} onAccept={form.acceptFlexible} onChooseDay={focus.chooseDay} />
        )}
      </FormLayout>
      <CreateBar
        phase={record.phase}
        isBlocked={isBlocked}
        isLast={isLast}
        onBack={isLight || step === 'known' ? null : goBack}
        onAdvance={advance}
        onCancel={cancel}
        status={problems > 0 && checks.showErrors(step) && t('create.corrections', { count: problems })}
        detail={<CreateDetail survey={outline.survey} storage={record.isDirty ? call.storage : null} />}
      />
      {creation.progress !== null && <UploadDialog progress={creation.progress} />}
      {form.similarQuestion !== null && <SimilarRecordDialog question={form.similarQuestion} />}
      <AgainDialog question={creation.againQuestion} />
    </form>
  );
}

/** Takes the person whom the address names, once; null names nobody. */
function useWantedPerson(wanted: PersonToRead | null, onWanted: (person: PersonToRead) => void): void {
  const take = useEffectEvent(onWanted);
  const { userId = null, solidaryUserId = null } = wanted ?? {};
  useEffect(() => {
    if (userId !== null || solidaryUserId !== null) take({ userId, solidaryUserId });
  }, [userId, solidaryUserId]);
}
