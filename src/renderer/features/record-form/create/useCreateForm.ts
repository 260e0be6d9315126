import { useEventCallback } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import type { ReadStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { isUnder } from '#renderer/kit/form/paths.ts';
import { useComputed } from '#renderer/kit/form/useComputed.ts';
import { useFormSteps } from '#renderer/kit/form/useFormSteps.ts';
import { useRecordForm } from '#renderer/kit/form/useRecordForm.ts';
import { useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { AppFailure } from '#shared/failure.ts';
import { emptyRecord, type IdentityDraft, type RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { isFlexible } from '#shared/resources/solidaryrecords/times/draft.ts';
import { addressOf } from '#shared/routes.ts';
import { useCall } from '../call/useCall.ts';
import type { TypedCall } from '../call/useCallDraft.ts';
import type { RecordFormDraft, RecordFormValues } from '../fields.ts';
import { filesToSend } from '../files/upload.ts';
import { focusFlexibleBar } from '../flexible/FlexibleBar.tsx';
import { useVolunteersThere } from '../flexible/useVolunteersThere.ts';
import type { PersonToRead } from '../people/known.ts';
import type { Typed } from '../people/merge.ts';
import { useChosenFiles } from '../proofs/useChosenFiles.ts';
import { steps } from '../steps.ts';
import { draftIn, fillParts } from './draft.ts';
import { useOriginFromHome, useTypedContact } from './follow.ts';
import type { SimilarAnswer } from './SimilarRecordDialog.tsx';
import { sendNotes } from './send-notes.ts';
import { similarRecords } from './similar-record.ts';
import { type ChosenPerson, type CreateState, identityOfSearch } from './state.ts';
import { useCreateRules } from './useCreateRules.ts';
import { type CreateFailure, useCreation } from './useCreation.ts';
import { usePerson } from './usePerson.ts';
import { creationOf } from './values.ts';

interface CreateFormOptions {
  start: CreateState;
  structure: CurrentStructure;
  read: ReadStructure;
}

const noIdentity = emptyRecord('').identity;

/** The form of a new record: its fields by steps, for whom it is, the call, and how it is created. */
export function useCreateForm({ start, structure, read }: CreateFormOptions) {
  const client = useQueryClient();
  const { open } = useNavigation();
  const day = useRef(today()).current;
  const [step, setStep] = useState(start.step);
  const [notes, setNotes] = useState(start.notes);
  const [sendsNotes, setSendsNotes] = useState(start.sendsNotes);
  const [acceptsFlexible, setAcceptsFlexible] = useState(false);
  const [contact, setContact] = useState<Typed>(start.draft.identity);
  /** Whom an address named was not chosen by anybody. */
  const [firstPerson, setFirstPerson] = useState(start.person);
  const similarQuestion = useQuestion<readonly number[], SimilarAnswer>('back');
  const files = useChosenFiles();
  const person = usePerson(start.person, contact);
  const { known } = person;

  const rules = useCreateRules({ person, files: files.files, structure, read, today: day });
  const { facts, definition, stepFields } = rules;

  const call = useCall({
    structure: structure.id,
    callNow: () => {
      if (!record.isDirty) return null;
      const ids = known && { userId: known.userId, solidaryUserId: known.solidaryUserId };
      // A draft is plain data, which the keeper copies.
      const draft = draftIn(form) as TypedCall['draft'];
      return { step, notes, sendsNotes, draft, person: ids ?? (person.person === 'new' ? 'new' : null) };
    },
    onTake: (kept) => {
      person.setPerson(kept.person === 'new' ? 'new' : null);
      fillParts(form, paths, kept.draft);
      setStep(kept.step);
      setNotes(kept.notes);
      setSendsNotes(kept.sendsNotes);
      // A known person is read anew, and is nobody until then.
      if (kept.person !== null && kept.person !== 'new') void choose(kept.person, { keepsTyped: true });
    },
  });
  const creation = useCreation({
    creationNow: () => creationOf(wholeDraft(), { person: person.person, structure: read.structure, id: structure.id }),
    files: filesToSend(files.files, read.structure),
    onCreated: async (id, { names }) => {
      const text = notes.trim();
      if (sendsNotes && text !== '') await sendNotes(id, text, names);
      await call.finish();
    },
  });
  /** Asks what has to be known before the record is sent. */
  const confirm = async (): Promise<boolean> => {
    if (read.state === 'loading' || read.state === 'failed') return false;
    if (isWarned && !acceptsFlexible) {
      afterQuestions(() => focusFlexibleBar(record.element.current));
      return false;
    }
    const { email, telephone } = form.getValues('identity');
    // The rules are asked again once the e-mail was looked for: it may be somebody's.
    if (email !== known?.stored.email && (await person.lookUp(email)) !== null) throw refused('email', 'taken');
    if (await person.isTelephoneShared(telephone)) throw refused('telephone', 'shared');
    const ids = known === null ? [] : await similarRecords(client, known, form.getValues('journey'));
    const answer = ids.length === 0 ? 'create' : await similarQuestion.ask(ids);
    if (typeof answer === 'number') afterQuestions(() => void open(addressOf('solidaryrecords_show', { id: answer })));
    return answer === 'create';
  };
  const record = useRecordForm<RecordFormDraft, RecordFormValues, CreateFailure>({
    schema: rules.schema,
    context: facts,
    initial: start.draft,
    hasMore: files.files.size > 0 || person.person !== firstPerson || notes !== start.notes,
    isKept: call.storage.storedIn === 'disk' && files.files.size === 0,
    reveal: (path) => {
      const found = steps.find((one) => stepFields[one].some((field) => isUnder(path, field)));
      if (found !== undefined) flushSync(() => setStep(found));
    },
    confirm,
    strategy: creation.strategy,
    target: { resource: 'solidaryrecords', id: null, fields: definition.fields },
  });
  const { form, onChange, isDirty } = record;
  const checks = useFormSteps(record, stepFields);
  const paths = Object.keys(definition.fields);
  useOriginFromHome(form);
  useTypedContact(form, setContact);
  const touch = useEffectEvent(call.touch);
  useEffect(() => onChange(() => touch()), [onChange]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what of a call is no field.
  useEffect(() => touch(), [isDirty, step, notes, sendsNotes, person.person]);

  const mayBeServed =
    useComputed(onChange, () => isFlexible(form.getValues('times'))) && read.structure?.hasTransport === true;
  const hasVolunteers = useVolunteersThere(structure.id, mayBeServed);
  const isWarned = mayBeServed && hasVolunteers;

  /** What is typed, with what the person gave to the structure before. */
  const wholeDraft = (): RecordDraft => {
    const draft = draftIn(form);
    return { ...draft, proofs: { ...facts.given, ...draft.proofs } };
  };
  const leaveFirstStep = () => setStep((before) => (before === 'known' ? 'identity' : before));
  /** Takes a person: what is held of them replaces what was typed of somebody else, answers included. */
  const take = (chosen: ChosenPerson, identity: IdentityDraft) => {
    person.setPerson(chosen);
    fillParts(form, paths, { identity, proofs: {} });
    leaveFirstStep();
  };
  /**
   * Reads a person and takes them.
   * @param keepsTyped keeps what was typed of this person before
   * @param isStart nobody has chosen them: an address names them
   */
  const choose = useEventCallback(async (wanted: PersonToRead, { keepsTyped = false, isStart = false } = {}) => {
    const found = await person.read(wanted);
    if (found === undefined) return;
    if (keepsTyped) person.setPerson(found);
    else take(found, found.stored);
    if (!isStart) return;
    setFirstPerson(found);
    const before = record.stored();
    const origin = before.journey.origin ?? form.getValues('journey.origin');
    const now = { ...before, identity: found.stored, proofs: {}, journey: { ...before.journey, origin } };
    // What was typed while they were read stays unsaved work.
    record.restart(keepsTyped ? before : now);
  });

  return {
    record,
    /** The form as its sections take it, the same from one drawing to the next. */
    fields: useMemo(() => ({ definition, record: { form }, named: null }), [definition, form]),
    checks,
    step,
    setStep,
    person,
    facts,
    today: day,
    files,
    call,
    notes: { text: notes, type: setNotes, isSent: sendsNotes, send: setSendsNotes },
    isWarned,
    acceptsFlexible,
    acceptFlexible: () => setAcceptsFlexible(true),
    creation,
    similarQuestion: similarQuestion.question,
    wholeDraft,
    lookUp: useEventCallback(() => void person.lookUp(form.getValues('identity.email'))),
    choose,
    /** Begins a new person with what was looked for; one who was begun already stays. */
    startNew: () => {
      if (person.person === 'new') return leaveFirstStep();
      // What is held of a known person is not the new one's.
      const identity = known === null ? form.getValues('identity') : noIdentity;
      take('new', { ...identity, ...identityOfSearch(person.search.typed) });
    },
  };
}
export type CreateFormState = ReturnType<typeof useCreateForm>;

/** Runs something once the form takes input again, after a question about unsaved work that wanted this save. */
const afterQuestions = (run: () => void) => void requestAnimationFrame(run);

/** Refuses a contact that turned out to be somebody's. */
const refused = (field: 'email' | 'telephone', problem: 'taken' | 'shared') =>
  new AppFailure({
    kind: 'invalid',
    fields: [{ field: `identity.${field}`, message: ruleMessage(`recordForm:identity.problems.${problem}`) }],
  });
