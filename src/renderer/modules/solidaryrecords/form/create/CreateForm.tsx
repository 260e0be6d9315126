import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { CurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import { useSolidaryEdit } from '#renderer/kit/data/solidary-edit.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useUnsavedGuard } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { useFormKeys } from '#renderer/kit/form/useFormKeys.ts';
import { AgainDialog } from '#renderer/kit/resource/AgainDialog.tsx';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { StepList } from '#renderer/kit/ui/steps/StepList.tsx';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { isFlexible } from '#shared/resources/solidaryrecords/times/draft.ts';
import { addressOf } from '#shared/routes.ts';
import type { ReadStructure } from '../../structure.ts';
import { CallOffers } from '../call/CallOffers.tsx';
import { CallPanel } from '../call/CallPanel.tsx';
import type { KeptCall } from '../call/stored.ts';
import { useCallDraft } from '../call/useCallDraft.ts';
import { useElapsed } from '../call/useElapsed.ts';
import { UploadDialog } from '../files/UploadDialog.tsx';
import type { PersonToRead } from '../people/known.ts';
import { SimilarPeople } from '../people/SimilarPeople.tsx';
import { CreateBar } from './CreateBar.tsx';
import { CreateNotices } from './CreateNotices.tsx';
import { callOf, withCall } from './call-of.ts';
import styles from './create.module.css';
import { FailureNotes } from './FailureNotes.tsx';
import { FlexibleBar, flexibleBarId } from './FlexibleBar.tsx';
import { LightBody } from './LightBody.tsx';
import { SimilarRecordDialog } from './SimilarRecordDialog.tsx';
import { StepBody } from './StepBody.tsx';
import type { CreateState } from './state.ts';
import { isReachable, stepAfter, stepBefore, steps } from './steps.ts';
import { useCreateForm } from './useCreateForm.ts';
import { useCreation } from './useCreation.ts';
import { useStepFocus } from './useStepFocus.ts';
import { useSubmit } from './useSubmit.ts';
import { useVolunteersThere } from './useVolunteersThere.ts';
import { useWantedPerson } from './useWantedPerson.ts';

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
  const { t } = useTranslation('recordcreate');
  const { open } = useNavigation();
  const element = useRef<HTMLFormElement>(null);
  const isLight = read.structure?.isLightMode === true;
  const form = useCreateForm({
    start,
    structure: read.structure,
    hasStructureEmail: read.structure === null ? null : Boolean(read.structure.email),
    structureId: structure.id,
  });
  const { state, problems, isDirty } = form;
  const { goTo, stopAt, showField, focusStart } = useStepFocus(form, element);
  const submit = useSubmit();
  const creation = useCreation({
    form,
    submit,
    structure,
    read,
    onRefusedEmail: () => showField('identity', 'identity.email', () => form.judge('identity')),
  });
  // From its checks to its notes: a second press in between would make a second record.
  const creating = useActionMutation();
  const elapsed = useElapsed();
  // Beside the form where there is room, else above it: nobody finds it below while somebody talks.
  const isNarrow = useMedia('(max-width: 1000px)');
  const call = useCallDraft(structure.id, isDirty ? callOf(state, form.known, elapsed.seconds) : null);
  const guard = useUnsavedGuard({
    isDirty: isDirty || submit.isRunning,
    isKept: call.storedIn === 'disk' && form.files.files.size === 0,
    kind: submit.isRunning ? 'saving' : 'changes',
  });
  useSolidaryEdit(isDirty);

  const flexible = isFlexible(state.draft.times);
  const mayServe = useVolunteersThere(structure.id, flexible && read.structure?.hasTransport === true);
  const isWarned = flexible && read.structure?.hasTransport === true && mayServe;

  useWantedPerson(form, wanted, keepsTyped);

  const isBlocked = read.state === 'loading' || read.state === 'failed';
  const wrong = steps.filter((step) => form.hasProblems(step));

  const create = async () => {
    if (submit.isRunning || isBlocked || stopAt(steps)) return;
    if (isWarned && !state.acceptsFlexible) {
      element.current?.querySelector<HTMLElement>(`#${flexibleBarId} button`)?.focus();
      return;
    }
    const id = await creation.create();
    if (id === null) return;
    await call.finish();
    guard.release();
    await open(addressOf('solidaryrecords_show', { id }));
  };

  const advance = () => {
    if (isLight || state.step === 'summary') return void creating.run(create);
    if (!stopAt([state.step])) goTo(stepAfter(state.step));
  };
  const cancel = () => void open(addressOf('solidaryrecords'));
  useFormKeys({
    save: advance,
    saveAndClose: advance,
    cancel: () => !submit.isRunning && cancel(),
    toError: () => stopAt(steps),
  });

  const decide = (kept: KeptCall, isTaken: boolean) => {
    call.decide(kept, isTaken);
    if (isTaken) {
      elapsed.resume(kept.elapsed);
      flushSync(() => form.setState((before) => withCall(before, kept)));
    }
    // The button that was pressed goes with the offer.
    focusStart();
    if (!isTaken) return;
    if (kept.person !== null && kept.person !== 'new') void form.choose(kept.person, { keepsTyped: true });
  };

  const flexibleBar = isWarned && (isLight || state.step === 'times' || state.step === 'summary') && (
    <FlexibleBar
      isAccepted={state.acceptsFlexible}
      onAccept={() => form.setState((before) => ({ ...before, acceptsFlexible: true }))}
      onChooseDay={() => {
        const { times } = state.draft;
        showField('times', 'times.day', () =>
          form.set('times', { ...times, punctual: { ...times.punctual, dateChoice: 1 } }),
        );
      }}
    />
  );

  const callPanel = (
    <CallPanel
      seconds={elapsed.seconds}
      notes={state.notes}
      onNotes={(notes) => form.setState((before) => ({ ...before, notes }))}
      sendsNotes={state.sendsNotes}
      onSendsNotes={(sendsNotes) => form.setState((before) => ({ ...before, sendsNotes }))}
      storedIn={call.storedIn}
      isCompact={isNarrow}
    />
  );

  return (
    <form
      ref={element}
      className={styles.page}
      noValidate
      aria-busy={submit.isRunning}
      onSubmit={(event) => event.preventDefault()}
    >
      <CreateNotices structure={structure.name} read={read} note={note} />
      <CallOffers offers={call.offers} onDecide={decide} />
      {submit.failure !== null && <FailureNotes failure={submit.failure} />}
      {!isLight && (
        <StepList
          label={t('steps.label')}
          steps={steps}
          current={state.step}
          done={new Set(steps.slice(0, steps.indexOf(state.step)).filter((step) => !form.hasProblems(step)))}
          nameOf={(step) => t(`steps.${step}`)}
          canChoose={(step) => isReachable(step, form.hasProblems)}
          onChoose={goTo}
        />
      )}
      <div className={styles.workspace}>
        {isNarrow && callPanel}
        <div className={styles.step}>
          {isLight ? <LightBody form={form} read={read} /> : <StepBody step={state.step} form={form} read={read} />}
          {flexibleBar}
        </div>
        <aside className={styles.side}>
          {!isNarrow && callPanel}
          <SimilarPeople
            people={form.similar}
            isReading={form.reading.isPending}
            onUse={(person) => void form.choose(person)}
          />
        </aside>
      </div>
      <CreateBar
        isRunning={submit.isRunning}
        isBlocked={isBlocked}
        isLast={isLight || state.step === 'summary'}
        onBack={isLight || state.step === 'known' ? null : () => goTo(stepBefore(state.step))}
        onAdvance={advance}
        onCancel={cancel}
        status={
          wrong.length > 0 && (isLight || form.isJudged(state.step))
            ? t('create.corrections', { count: steps.reduce((sum, step) => sum + problems[step].length, 0) })
            : ''
        }
      />
      {submit.progress !== null && <UploadDialog progress={submit.progress} />}
      {creation.similarQuestion !== null && <SimilarRecordDialog question={creation.similarQuestion} />}
      <AgainDialog question={creation.againQuestion} />
    </form>
  );
}
