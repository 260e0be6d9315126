import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type CurrentStructure, useCurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import { EmptyState } from '#renderer/kit/ui/states/EmptyState.tsx';
import { solidaryUserId, userId } from '#shared/resources/solidary/ids.ts';
import { type RecordCopy, useCopy } from './copy.ts';
import { CreateForm } from './create/CreateForm.tsx';
import { emptyState } from './create/state.ts';
import { useFormStructure } from './create/useFormStructure.ts';
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
  const { t } = useTranslation('recordcreate');
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
  const { t } = useTranslation('recordcreate');
  const read = useFormStructure(structure.id);
  // What the form starts with stays the same while it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key of this component changes with them.
  const start = useMemo(() => {
    const empty = emptyState(today());
    if (copy === null) return { state: empty, wanted };
    return {
      state: { ...empty, step: 'identity' as const, draft: copy.draft },
      wanted: { userId: copy.userId, solidaryUserId: null },
    };
  }, []);
  const note = copy === null ? null : t(copy.isWithoutDates ? 'copy.of' : 'copy.ofForm', { id: copy.from });
  return (
    <CreateForm
      structure={structure}
      read={read}
      start={start.state}
      wanted={start.wanted}
      keepsTyped={copy !== null}
      note={note}
    />
  );
}
