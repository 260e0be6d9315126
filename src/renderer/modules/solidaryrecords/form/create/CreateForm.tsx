import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { CurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import { useSolidaryEdit } from '#renderer/kit/data/solidary-edit.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { focusField } from '#renderer/kit/form/focus.ts';
import { useUnsavedGuard } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { useFormKeys } from '#renderer/kit/form/useFormKeys.ts';
import { AgainDialog } from '#renderer/kit/resource/AgainDialog.tsx';
import { useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { StepList } from '#renderer/kit/ui/steps/StepList.tsx';
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
import { callOf } from './call-of.ts';
import styles from './create.module.css';
import { FailureNotes } from './FailureNotes.tsx';
import { FlexibleBar, flexibleBarId } from './FlexibleBar.tsx';
import { LightBody } from './LightBody.tsx';
import { type SimilarAnswer, SimilarRecordDialog } from './SimilarRecordDialog.tsx';
import { StepBody } from './StepBody.tsx';
import { sendNotes } from './send-notes.ts';
import { similarRecords } from './similar-record.ts';
import type { CreateState } from './state.ts';
import { isReachable, type Step, stepAfter, stepBefore, steps } from './steps.ts';
import { useCreateForm } from './useCreateForm.ts';
import { useSubmit } from './useSubmit.ts';
import { useVolunteersThere } from './useVolunteersThere.ts';
import { creationOf } from './values.ts';

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
  const client = useQueryClient();
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
  const submit = useSubmit();
  // From its checks to its notes: a second press in between would make a second record.
  const creating = useActionMutation();
  const elapsed = useElapsed();
  const call = useCallDraft(structure.id, isDirty ? callOf(state, form.known, elapsed.seconds) : null);
  const similarQuestion = useQuestion<readonly number[], SimilarAnswer>('back');
  const againQuestion = useQuestion<null, boolean>(false);
  const guard = useUnsavedGuard({
    isDirty: isDirty || submit.isRunning,
    isKept: call.storedIn === 'disk' && form.files.files.size === 0,
    kind: submit.isRunning ? 'saving' : 'changes',
  });
  useSolidaryEdit(isDirty);

  const flexible = isFlexible(state.draft.times);
  const mayServe = useVolunteersThere(structure.id, flexible && read.structure?.hasTransport === true);
  const isWarned = flexible && read.structure?.hasTransport === true && mayServe;

  const takeWanted = useEffectEvent((person: PersonToRead) => {
    void form.choose(person, { isStart: true, keepsTyped });
  });
  const { userId: wantedUser = null, solidaryUserId: wantedBeneficiary = null } = wanted ?? {};
  useEffect(() => {
    if (wantedUser !== null || wantedBeneficiary !== null) {
      takeWanted({ userId: wantedUser, solidaryUserId: wantedBeneficiary });
    }
  }, [wantedUser, wantedBeneficiary]);

  /** Focuses the first field of what is shown; the summary has none, and leads to its button. */
  const focusStart = () => {
    const first = element.current?.querySelector<HTMLElement>('[data-field]')?.dataset.field;
    if (element.current !== null && first !== undefined) focusField(element.current, first);
    else element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  const focusFirst = (step: Step) => {
    const path = problems[step][0]?.field;
    const field = path === undefined ? undefined : `${step}.${path}`;
    if (field === undefined) focusStart();
    else if (element.current !== null) focusField(element.current, field);
  };
  // The button that chose the person goes with the step: what is typed next takes the focus.
  const chosen = state.person === 'new' ? 'new' : (form.known?.userId ?? null);
  const formerChosen = useRef(chosen);
  useEffect(() => {
    if (formerChosen.current === chosen) return;
    formerChosen.current = chosen;
    if (chosen !== null && element.current !== null) focusField(element.current, 'identity.gender');
  }, [chosen]);
  const goTo = (step: Step) => {
    flushSync(() => form.goTo(step));
    focusFirst(step);
  };
  const isBlocked = read.state === 'loading' || read.state === 'failed';
  const wrong = steps.filter((step) => form.hasProblems(step));

  /** Shows what is wrong with the first step that is not met; false where there is none. */
  const stopAt = (checked: readonly Step[]): boolean => {
    const [first] = checked.filter((step) => form.hasProblems(step));
    if (first === undefined) return false;
    flushSync(() => {
      form.judge(...checked);
      form.goTo(first);
    });
    focusFirst(first);
    return true;
  };

  const create = async () => {
    if (submit.isRunning || isBlocked || stopAt(steps)) return;
    if (isWarned && !state.acceptsFlexible) {
      element.current?.querySelector<HTMLElement>(`#${flexibleBarId} button`)?.focus();
      return;
    }
    // The rules are asked again once the e-mail was looked for: it may be somebody's.
    const changed = form.known === null || state.draft.identity.email !== form.known.stored.email;
    if (changed && (await form.check.check(state.draft.identity.email)) !== null) {
      flushSync(() => {
        form.judge('identity');
        form.goTo('identity');
      });
      if (element.current !== null) focusField(element.current, 'identity.email');
      return;
    }
    if (form.known !== null) {
      const similar = await similarRecords(client, form.known, state.draft.journey);
      const answer = similar.length === 0 ? 'create' : await similarQuestion.ask(similar);
      if (answer === 'back') return;
      if (typeof answer === 'number') return void open(addressOf('solidaryrecords_show', { id: answer }));
    }
    const creation = creationOf(state, { structure: read.structure, id: structure.id });
    const files = [...form.files.files].map(([structureProofId, file]) => ({
      structureProofId,
      file,
      label: read.structure?.proofs.requester.find(({ id }) => id === structureProofId)?.label ?? '',
    }));
    const id = await submit.create(creation, files, () => againQuestion.ask(null));
    if (id === null) return;
    const notes = state.notes.trim();
    if (state.sendsNotes && notes !== '') await sendNotes(id, notes, creation.names);
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
      flushSync(() =>
        form.setState((before) => ({
          ...before,
          step: kept.step,
          person: kept.person === 'new' ? 'new' : null,
          draft: kept.draft,
          notes: kept.notes,
          sendsNotes: kept.sendsNotes,
        })),
      );
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
        flushSync(() => {
          form.set('times', { ...times, punctual: { ...times.punctual, dateChoice: 1 } });
          form.goTo('times');
        });
        if (element.current !== null) focusField(element.current, 'times.day');
      }}
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
      <p className={styles.title}>{t('steps.title', { structure: structure.name })}</p>
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
        <div className={styles.step}>
          {isLight ? <LightBody form={form} read={read} /> : <StepBody step={state.step} form={form} read={read} />}
          {flexibleBar}
        </div>
        <aside className={styles.side}>
          <CallPanel
            seconds={elapsed.seconds}
            notes={state.notes}
            onNotes={(notes) => form.setState((before) => ({ ...before, notes }))}
            sendsNotes={state.sendsNotes}
            onSendsNotes={(sendsNotes) => form.setState((before) => ({ ...before, sendsNotes }))}
            storedIn={call.storedIn}
          />
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
      {similarQuestion.question !== null && <SimilarRecordDialog question={similarQuestion.question} />}
      <AgainDialog question={againQuestion.question} />
    </form>
  );
}
