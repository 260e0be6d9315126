import { useEventCallback } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useAccountCheck } from '#renderer/features/people/form/useAccountCheck.ts';
import { useSteady } from '#renderer/kit/data/useSteady.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { useComputed } from '#renderer/kit/form/useComputed.ts';
import { useRecordForm } from '#renderer/kit/form/useRecordForm.ts';
import { useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { AppFailure } from '#shared/failure.ts';
import type { RecordEditResult } from '#shared/ipc/solidary-record-edit.ts';
import type { RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { draftOfRecord, planEdit } from '#shared/resources/solidaryrecords/form/plan.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { addressOf } from '#shared/routes.ts';
import { COPY_OF, keepCopy } from '../copy.ts';
import { type RecordFormDraft, type RecordFormValues, recordForm } from '../fields.ts';
import { filesToSend } from '../files/upload.ts';
import { focusFlexibleBar } from '../flexible/FlexibleBar.tsx';
import { useVolunteersThere } from '../flexible/useVolunteersThere.ts';
import { useChosenFiles } from '../proofs/useChosenFiles.ts';
import { changedPaths } from './changed-paths.ts';
import { editProblems } from './problems.ts';
import { useBeneficiaryId } from './useBeneficiaryId.ts';
import { type EditEnd, useEdit } from './useEdit.ts';

/** What the rules of an edition know beside the draft. */
interface EditFacts {
  /** Ids of proofs with a chosen file. */
  files: readonly number[];
  canChangePerson: boolean;
  /** How many e-mails were looked up. */
  lookUps: number;
}

/** The form of a stored record: its fields, what saving it will do, and how it is saved. */
export function useEditForm(record: RecordItem, structure: Structure | null) {
  const client = useQueryClient();
  const { open } = useNavigation();
  const day = useRef(today()).current;
  const before = useMemo(() => draftOfRecord(record, { structure, today: day }), [record, structure, day]);
  const files = useChosenFiles();
  const beneficiary = useBeneficiaryId(record);
  const { accountOf, check, isChecking } = useAccountCheck(
    record.userId === null ? null : { id: record.userId, email: record.email },
  );
  const [lookUps, setLookUps] = useState(0);
  const [acceptsFlexible, setAcceptsFlexible] = useState(false);
  const replaceQuestion = useQuestion<null, boolean>(false);
  const newerQuestion = useQuestion<RecordEditResult, boolean>(false);
  const facts = useSteady<EditFacts>({
    files: [...files.files.keys()],
    canChangePerson: beneficiary !== null,
    lookUps,
  });

  const planOf = useCallback(
    (draft: RecordDraft, { files: chosen, canChangePerson }: Omit<EditFacts, 'lookUps'>) =>
      planEdit(record, draft, { structure, today: day, hasFiles: chosen.length > 0, canChangePerson }),
    [record, structure, day],
  );
  const definition = useMemo(() => {
    const stored = record.proofs.flatMap(({ file, structureProofId }) =>
      file === null || structureProofId === null ? [] : [structureProofId],
    );
    return recordForm<EditFacts>(structure, (draft, known) => {
      const email = draft.identity.email?.trim() ?? '';
      return editProblems(draft, {
        before,
        plan: planOf(draft, known),
        structure,
        today: day,
        files: new Set([...known.files, ...stored]),
        isEmailTaken: email !== '' && email !== record.email && accountOf(email) !== null,
      });
    });
  }, [record, structure, before, day, planOf, accountOf]);
  const schema = useMemo(() => definition.schema(before, facts), [definition, before, facts]);

  const edit = useEdit({
    record,
    context: { structure, today: day },
    planOf: (draft) => planOf(draft, facts),
    beneficiary,
    files: filesToSend(files.files, structure),
    accepts: newerQuestion.ask,
  });
  const lookUp = async () => {
    const found = await check(form.form.getValues('identity.email'));
    setLookUps((count) => count + 1);
    return found;
  };
  const form = useRecordForm<RecordFormDraft, RecordFormValues, EditEnd>({
    schema,
    context: facts,
    initial: before,
    hasChanges: (draft) => planOf(draft, facts).route !== 'nothing',
    hasMore: facts.files.length > 0,
    confirm: async () => {
      const plan = planOf(form.form.getValues(), facts);
      if (isWarned && !acceptsFlexible) {
        // Once the form takes input again, and a question that asked for this save has closed.
        requestAnimationFrame(() => focusFlexibleBar(form.element.current));
        return false;
      }
      if (plan.identity.includes('email') && (await lookUp()) !== null) {
        const message = ruleMessage('recordForm:identity.problems.taken');
        throw new AppFailure({ kind: 'invalid', fields: [{ field: 'identity.email', message }] });
      }
      return plan.route !== 'replaces' || replaceQuestion.ask(null);
    },
    strategy: edit.strategy,
    // Reading has effects: whether it has changed since is seen in the list before anything is sent.
    target: { resource: 'solidaryrecords', id: record.id, fields: definition.fields },
  });

  const { plan, paths } = useComputed(form.onChange, () => {
    const draft = form.form.getValues();
    const now = planOf(draft, facts);
    return { plan: now, paths: changedPaths(before, draft, now, facts.files) };
  });
  const isFlexibleHere = plan.isFlexible && record.hasTransport;
  const isWarned = useVolunteersThere(record.structureId, isFlexibleHere) && isFlexibleHere;

  // The record was read anew: what was typed goes on from there.
  const restart = useEventCallback(() => form.restart(before));
  const held = useRef(before);
  useEffect(() => {
    if (held.current === before) return;
    held.current = before;
    queueMicrotask(restart);
  }, [before, restart]);

  return {
    record: form,
    /** The form as its sections take it, the same from one drawing to the next. */
    fields: useMemo(
      () => ({ definition, record: { form: form.form }, named: before }),
      [definition, form.form, before],
    ),
    before,
    /** What is told of the plan follows the answer to a key. */
    plan: useDeferredValue(plan),
    paths: useDeferredValue(paths),
    today: day,
    files,
    progress: edit.progress,
    saved: edit.saved,
    isChecking,
    lookUp: useEventCallback(() => void lookUp()),
    isWarned,
    acceptsFlexible,
    acceptFlexible: () => setAcceptsFlexible(true),
    replaceQuestion: replaceQuestion.question,
    newerQuestion: newerQuestion.question,
    /** Fills a new record with what the form holds; the old one is left to be closed by hand. */
    copy: () => {
      if (record.userId === null) return;
      form.release();
      keepCopy(client, { from: record.id, userId: record.userId, draft: form.form.getValues(), isWithoutDates: false });
      void open(`${addressOf('solidaryrecords_create')}?${COPY_OF}=${record.id}`);
    },
  };
}
export type EditFormState = ReturnType<typeof useEditForm>;
