import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CurrentStructure, useCurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import { type ReadStructure, useRecordStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import { EmptyState } from '#renderer/kit/ui/states/EmptyState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { solidaryUserId, userId } from '#shared/resources/solidary/ids.ts';
import { type RecordCopy, useCopy } from './copy.ts';
import { CreateForm } from './create/CreateForm.tsx';
import { type CreateState, emptyState } from './create/state.ts';
import { draftOfCopy } from './draft-of-copy.ts';
import type { PersonToRead } from './people/known.ts';

/** Whom the address names: a beneficiary by their own id, or a user. */
function wantedOf({ beneficiary, user }: Readonly<Record<string, unknown>>): PersonToRead | null {
  const found = {
    solidaryUserId: solidaryUserId.safeParse(Number(beneficiary ?? Number.NaN)).data ?? null,
    userId: userId.safeParse(Number(user ?? Number.NaN)).data ?? null,
  };
  return found.solidaryUserId === null && found.userId === null ? null : found;
}

/** `/solidaryrecords/create` (docs/screens/07-solidary-records.md §6.1), for the current structure. */
export function CreatePage({ search }: AddressPageProps) {
  const { t } = useTranslation('recordForm');
  const structure = useCurrentStructure();
  const copy = useCopy(search);
  const wanted = wantedOf(search);
  const key = JSON.stringify([structure?.id, wanted, copy?.from]);
  if (structure === undefined) return <EmptyState title={t('state.none')} />;
  // Another structure or another person is another form: the selector is locked while something is typed.
  return <StructureForm key={key} structure={structure} copy={copy} wanted={wanted} />;
}

interface StructureFormProps {
  structure: CurrentStructure;
  copy: RecordCopy | null;
  wanted: PersonToRead | null;
}

function StructureForm({ structure, copy, wanted }: StructureFormProps) {
  const read = useRecordStructure(structure.id);
  // What a copy comes to depends on the purposes and needs of the structure.
  if (copy !== null && read.state === 'loading') return <LoadingState />;
  return <StartedForm {...{ structure, copy, wanted, read }} />;
}

function StartedForm({ structure, copy, wanted, read }: StructureFormProps & { read: ReadStructure }) {
  const { t } = useTranslation('recordForm');
  // What the form starts with stays the same while it is open.
  const [start] = useState<CreateState>(() => {
    const day = today();
    const empty = emptyState(day);
    return copy === null ? empty : { ...empty, step: 'identity', draft: draftOfCopy(copy, read.structure, day) };
  });
  return (
    <CreateForm
      structure={structure}
      read={read}
      start={start}
      wanted={copy === null ? wanted : { userId: copy.userId, solidaryUserId: null }}
      keepsTyped={copy !== null}
      note={copy === null ? null : t(copy.isWithoutDates ? 'copy.of' : 'copy.ofForm', { id: copy.from })}
    />
  );
}
