import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import type { ReadStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { useStructureLock } from '#renderer/kit/data/structure-lock.ts';
import { FormBody } from '#renderer/kit/form/FormBody.tsx';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import { AgainDialog } from '#renderer/kit/resource/AgainDialog.tsx';
import { StepList } from '#renderer/kit/ui/steps/StepList.tsx';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { isFlexible } from '#shared/resources/solidaryrecords/times/draft.ts';
import { CallOffers } from '../call/CallOffers.tsx';
import { CallPanel } from '../call/CallPanel.tsx';
import { UploadDialog } from '../files/UploadDialog.tsx';
import type { PersonToRead } from '../people/known.ts';
import { SimilarPeople } from '../people/SimilarPeople.tsx';
import page from '../record-form.module.css';
import { CreateBar } from './CreateBar.tsx';
import { CreateNotices } from './CreateNotices.tsx';
import { FailureNotes } from './FailureNotes.tsx';
import { FormFlexibleBar } from './FormFlexibleBar.tsx';
import { LightBody } from './LightBody.tsx';
import { SimilarRecordDialog } from './SimilarRecordDialog.tsx';
import { StepBody } from './StepBody.tsx';
import type { CreateState } from './state.ts';
import { isReachable, steps } from './steps.ts';
import { useCall } from './useCall.ts';
import { useCreateCommands } from './useCreateCommands.ts';
import { useCreateForm } from './useCreateForm.ts';
import { useStepFocus } from './useStepFocus.ts';
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
  const { t } = useTranslation('recordForm');
  const element = useRef<HTMLFormElement>(null);
  const isLight = read.structure?.isLightMode === true;
  const form = useCreateForm({
    start,
    structure: read.structure,
    hasStructureEmail: read.structure === null ? null : Boolean(read.structure.email),
    structureId: structure.id,
  });
  const { state, problems } = form;
  const focus = useStepFocus(form, element);
  const call = useCall(structure.id, form, focus.focusStart);
  useWantedPerson(form, wanted, keepsTyped);
  useStructureLock(form.isDirty);

  const mayBeServed = isFlexible(state.draft.times) && read.structure?.hasTransport === true;
  const hasVolunteers = useVolunteersThere(structure.id, mayBeServed);
  const isWarned = mayBeServed && hasVolunteers;
  const commands = useCreateCommands({ form, focus, element, structure, read, isLight, isWarned, call });
  const { submit, creation } = commands;
  const isOpen = commands.phase === 'open';

  // Beside the form where there is room, else above it: nobody finds it below while somebody talks.
  const isNarrow = useMedia('(max-width: 1000px)');
  const { setState } = form;
  const setNotes = useCallback((notes: string) => setState((before) => ({ ...before, notes })), [setState]);
  const setSendsNotes = useCallback(
    (sendsNotes: boolean) => setState((before) => ({ ...before, sendsNotes })),
    [setState],
  );
  const callPanel = (
    <CallPanel
      elapsed={call.seconds}
      notes={state.notes}
      onNotes={setNotes}
      sendsNotes={state.sendsNotes}
      onSendsNotes={setSendsNotes}
      storedIn={call.storedIn}
      isCompact={isNarrow}
    />
  );
  const hasWrong = steps.some((step) => form.hasProblems(step));

  return (
    <form
      ref={element}
      className={page.page}
      noValidate
      aria-busy={commands.phase === 'ending'}
      onSubmit={(event) => event.preventDefault()}
    >
      <MissingRightBar right="solidary_create" />
      <CreateNotices structure={structure.name} read={read} note={note} />
      {isOpen && <CallOffers offers={call.offers} onDecide={call.decide} />}
      {submit.failure !== null && <FailureNotes failure={submit.failure} />}
      {!isLight && (
        <StepList
          label={t('steps.label')}
          steps={steps}
          current={state.step}
          done={new Set(steps.slice(0, steps.indexOf(state.step)).filter((step) => !form.hasProblems(step)))}
          nameOf={(step) => t(`steps.${step}`)}
          canChoose={(step) => isOpen && isReachable(step, form.hasProblems)}
          onChoose={focus.goTo}
        />
      )}
      <FormBody isOpen={isOpen} className={page.workspace}>
        {isNarrow && callPanel}
        <div className={page.fields}>
          {isLight ? <LightBody form={form} read={read} /> : <StepBody step={state.step} form={form} read={read} />}
          {isWarned && (isLight || state.step === 'times' || state.step === 'summary') && (
            <FormFlexibleBar form={form} showField={focus.showField} />
          )}
        </div>
        <aside className={page.side}>
          {!isNarrow && callPanel}
          <SimilarPeople
            people={form.similar}
            isReading={form.reading.isPending}
            onUse={(person) => void form.choose(person)}
          />
        </aside>
      </FormBody>
      <CreateBar
        phase={commands.phase}
        isBlocked={commands.isBlocked}
        isLast={commands.isLast}
        onBack={commands.goBack}
        onAdvance={commands.advance}
        onCancel={commands.cancel}
        status={
          hasWrong && (isLight || form.isJudged(state.step))
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
