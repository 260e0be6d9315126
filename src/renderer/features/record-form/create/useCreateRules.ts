import { useMemo } from 'react';
import type { CurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import type { ReadStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { useSteady } from '#renderer/kit/data/useSteady.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { answersForCreation } from '#shared/resources/solidaryrecords/form/proofs.ts';
import { recordForm } from '../fields.ts';
import type { ChosenFiles } from '../proofs/useChosenFiles.ts';
import { type CreateFacts, createProblems } from './problems.ts';
import type { RecordPerson } from './usePerson.ts';

interface CreateRulesOptions {
  person: RecordPerson;
  files: ChosenFiles['files'];
  structure: CurrentStructure;
  read: ReadStructure;
  today: CalendarDay;
}

/** The definition of the form of a new record, with what its rules know beside the draft. */
export function useCreateRules({ person, files, structure, read, today }: CreateRulesOptions) {
  const { known, accountOf } = person;
  const proofs = known?.proofs ?? [];
  const isOfStructure = known?.structures.some(({ structureId }) => structureId === structure.id) === true;
  const stored = proofs.flatMap(({ file, structureProofId }) => (file === null ? [] : [structureProofId]));
  const facts = useSteady<CreateFacts>({
    hasPerson: person.person !== null,
    stored: known?.stored ?? null,
    given: answersForCreation(read.structure, proofs, isOfStructure),
    hasStructureEmail: read.structure && Boolean(read.structure.email),
    files: [...files.keys(), ...stored.filter((id) => id !== null)],
    people: person.people,
    sharedTelephones: person.sharedTelephones,
    lookUps: person.lookUps,
  });
  const definition = useMemo(() => {
    const hasAccount = (email: string) => accountOf(email) !== null;
    const context = { structure: read.structure, today, hasAccount };
    return recordForm<CreateFacts>(read.structure, (draft, now) => createProblems(draft, now, context));
  }, [read.structure, today, accountOf]);
  return {
    facts,
    definition,
    schema: useMemo(() => definition.schema(null, facts), [definition, facts]),
    /** Paths of the fields of each step. */
    stepFields: useMemo(() => ({ known: ['person'], ...definition.steps, summary: [] }), [definition]),
  };
}
