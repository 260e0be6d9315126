import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useAccountCheck } from '#renderer/features/people/form/useAccountCheck.ts';
import { useSteady } from '#renderer/kit/data/useSteady.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import type { RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { draftOfRecord, type EditContext, planEdit } from '#shared/resources/solidaryrecords/form/plan.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { addressOf } from '#shared/routes.ts';
import { COPY_OF, keepCopy } from '../copy.ts';
import { useVolunteersThere } from '../create/useVolunteersThere.ts';
import { filesToSend } from '../files/upload.ts';
import { useChosenFiles } from '../proofs/useChosenFiles.ts';
import { changedPaths } from './changed-paths.ts';
import { editProblems } from './problems.ts';
import { rebased } from './rebase.ts';
import { useBeneficiaryId } from './useBeneficiaryId.ts';

/** The form of a stored record: what it holds, what saving it will do, what is wrong with it. */
export function useEditForm(record: RecordItem, structure: Structure | null) {
  const client = useQueryClient();
  const { open } = useNavigation();
  const day = useRef(today()).current;
  const before = useMemo(() => draftOfRecord(record, { structure, today: day }), [record, structure, day]);
  const [held, setHeld] = useState({ before, draft: before });
  const [acceptsFlexible, setAcceptsFlexible] = useState(false);
  // The record was read anew: what was typed goes on from there.
  if (held.before !== before) setHeld({ before, draft: rebased(held.draft, held.before, before) });
  const { draft } = held;
  const files = useChosenFiles();
  const beneficiary = useBeneficiaryId(record);
  const check = useAccountCheck(record.userId === null ? null : { id: record.userId, email: record.email });

  const context: EditContext = {
    structure,
    today: day,
    hasFiles: files.files.size > 0,
    canChangePerson: beneficiary !== null,
  };
  const plan = planEdit(record, draft, context);
  const isFlexibleHere = plan.isFlexible && record.hasTransport;
  const mayServe = useVolunteersThere(record.structureId, isFlexibleHere);
  const stored = record.proofs.flatMap(({ file, structureProofId }) =>
    file === null || structureProofId === null ? [] : [structureProofId],
  );
  const email = draft.identity.email?.trim() ?? '';
  const account = email === '' || email === record.email ? null : check.accountOf(email);
  const problems = useSteady(
    editProblems(draft, {
      before,
      plan,
      structure,
      today: day,
      files: new Set([...files.files.keys(), ...stored]),
      isEmailTaken: account !== null,
    }),
  );

  const set = useCallback(
    <Part extends keyof RecordDraft>(part: Part, value: RecordDraft[Part]) =>
      setHeld((now) => ({ ...now, draft: { ...now.draft, [part]: value } })),
    [],
  );

  return {
    before,
    draft,
    set,
    plan,
    problems,
    context,
    today: day,
    files,
    filesToSend: filesToSend(files.files, structure),
    paths: changedPaths(before, draft, plan, files.files.keys()),
    beneficiary,
    check: { ...check, account },
    isWarned: isFlexibleHere && mayServe,
    acceptsFlexible,
    acceptFlexible: () => setAcceptsFlexible(true),
    /** Fills a new record with what the form holds; the old one is left to be closed by hand. */
    copy: () => {
      if (record.userId === null) return;
      keepCopy(client, { from: record.id, userId: record.userId, draft, isWithoutDates: false });
      void open(`${addressOf('solidaryrecords_create')}?${COPY_OF}=${record.id}`);
    },
  };
}
export type EditFormState = ReturnType<typeof useEditForm>;
