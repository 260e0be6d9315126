import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAccountCheck } from '#renderer/features/people/form/useAccountCheck.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { userId } from '#shared/resources/solidary/ids.ts';
import type { FormStructure, RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { answersForCreation } from '#shared/resources/solidaryrecords/form/proofs.ts';
import { type KnownPerson, type PersonToRead, readKnownPerson } from '../people/known.ts';
import { namesInLists } from '../people/names-in-lists.ts';
import { useSimilar } from '../people/useSimilar.ts';
import { useTelephoneCheck } from '../people/useTelephoneCheck.ts';
import { useChosenFiles } from '../proofs/useChosenFiles.ts';
import { problemsOf } from './problems.ts';
import { type CreateState, isUntouched, withIdentity, withNewPerson, withPerson, withPersonKept } from './state.ts';
import type { Step } from './steps.ts';

interface CreateFormOptions {
  start: CreateState;
  structure: FormStructure;
  /** Of the structure: whether it has an e-mail; null where it could not be read. */
  hasStructureEmail: boolean | null;
  /** Number of the structure, by which a person is known to have been in it. */
  structureId: number;
}

/** The form of a new record: what it holds, whom it is for, what is wrong with it. */
export function useCreateForm({ start, structure, hasStructureEmail, structureId }: CreateFormOptions) {
  const can = useCan();
  const client = useQueryClient();
  const [first, setFirst] = useState(start);
  const [state, setState] = useState(start);
  const [searched, setSearched] = useState('');
  const [judged, setJudged] = useState<ReadonlySet<Step>>(new Set());
  const reading = useActionMutation<KnownPerson>();
  const files = useChosenFiles();
  const day = useRef(today()).current;
  const { person, draft } = state;
  const known = person === null || person === 'new' ? null : person;

  const check = useAccountCheck(known === null ? null : { id: known.userId, email: known.stored.email });
  const similar = useSimilar(person === 'new' ? draft.identity : null);
  const email = draft.identity.email?.trim() ?? '';
  const account = email === '' || email === known?.stored.email ? null : check.accountOf(email);
  const telephone = useTelephoneCheck(person === 'new' ? draft.identity.telephone : null, similar);
  const sameEmail = similar.find(({ likenesses }) => likenesses.includes('email'))?.person ?? null;

  // What the person gave already follows from the person and the structure; what was answered here goes before it.
  const isOfStructure = known?.structures.some((one) => one.structureId === structureId) === true;
  const proofs = { ...answersForCreation(structure, known?.proofs ?? [], isOfStructure), ...draft.proofs };
  const whole: CreateState = { ...state, draft: { ...draft, proofs } };
  const given = new Set(known?.proofs.flatMap((proof) => (proof.file === null ? [] : [proof.structureProofId])));
  const withFile = new Set([...files.files.keys(), ...[...given].filter((id) => id !== null)]);
  const problems = problemsOf(whole, {
    structure,
    hasStructureEmail,
    isEmailTaken: account !== null || sameEmail !== null,
    isTelephoneShared: telephone.person !== null,
    files: withFile,
    today: day,
  });

  const set = <Part extends keyof RecordDraft>(part: Part, value: RecordDraft[Part]) =>
    setState((before) =>
      part === 'identity'
        ? // The part says which of the values it is.
          withIdentity(before, value as RecordDraft['identity'])
        : { ...before, draft: { ...before.draft, [part]: value } },
    );

  /**
   * Reads a person and takes them.
   * @param keepsTyped keeps what was typed of this person before
   * @returns whether they could be read
   */
  const choose = async (wanted: PersonToRead, { keepsTyped = false, isStart = false } = {}): Promise<boolean> => {
    const rights = { beneficiaries: can('solidary_beneficiary_list'), users: can('user_read') };
    const names = wanted.userId === null ? null : namesInLists(client, wanted.userId);
    const found = await reading.run(() => readKnownPerson(wanted, rights, names));
    if (found === undefined) return false;
    const take = (before: CreateState): CreateState =>
      keepsTyped
        ? withPersonKept(before, found)
        : { ...withPerson(before, found), step: before.step === 'known' ? 'identity' : before.step };
    setState(take);
    // The people who were found are out of the way.
    setSearched('');
    // Whom an address named was not typed by anybody.
    if (isStart) setFirst(take);
    return true;
  };

  return {
    state: whole,
    setState,
    set,
    today: day,
    problems,
    hasProblems: (step: Step) => problems[step].length > 0,
    isDirty: !isUntouched(state, first) || files.files.size > 0,
    isJudged: (step: Step) => judged.has(step),
    judge: (...more: Step[]) => setJudged((before) => new Set([...before, ...more])),
    goTo: (step: Step) => setState((before) => ({ ...before, step })),
    files,
    known,
    similar,
    check: { ...check, account: account ?? null, sameEmail },
    telephone,
    search: { typed: searched, type: setSearched },
    reading,
    choose,
    /** Takes the account that has the typed e-mail. */
    takeAccount: () => {
      if (sameEmail !== null) return choose(sameEmail);
      return account === null
        ? Promise.resolve(false)
        : choose({ userId: userId.parse(account.id), solidaryUserId: null });
    },
    startNew: () =>
      setState((before) => {
        const next = withNewPerson(before, searched);
        return { ...next, step: next.step === 'known' ? 'identity' : next.step };
      }),
  };
}
export type CreateFormState = ReturnType<typeof useCreateForm>;
