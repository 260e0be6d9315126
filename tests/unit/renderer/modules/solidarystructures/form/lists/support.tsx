import { zodResolver } from '@hookform/resolvers/zod';
import { screen } from '@testing-library/react';
import { type FieldValues, useForm } from 'react-hook-form';
import { z } from 'zod';
import type { Field } from '#renderer/kit/form/definition/field.ts';
import type { Row } from '#renderer/modules/solidarystructures/form/lists/rows.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { structureItem } from '#shared/resources/solidarystructures/item.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const times = Object.fromEntries(
  ['mMinTime', 'mMaxTime', 'aMinTime', 'aMaxTime', 'eMinTime', 'eMaxTime'].map((name) => [
    name,
    '1970-01-01T06:00:00+00:00',
  ]),
);

/** A structure as the platform gives it, with these lists. */
export const structureWith = (lists: Record<string, unknown>): Structure =>
  structureItem.parse({ id: 1, name: 'Association', ...times, ...lists });

interface HostProps<R extends Row> {
  field: Field<R[], unknown, unknown, Structure>;
  start: R[];
  record: Structure | null;
  seen: { values: () => R[]; set: (rows: R[]) => void; errors: () => unknown; submit: () => Promise<void> };
}

function Host<R extends Row>({ field, start, record, seen }: HostProps<R>) {
  // A form of any values takes those of this one.
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: { rows: start },
    mode: 'onTouched',
    resolver: zodResolver(z.object({ rows: field.rule(null, record) }) as z.ZodType<FieldValues, FieldValues>),
  });
  // The form holds rows of the type that it was given.
  seen.values = () => structuredClone(form.getValues('rows')) as R[];
  seen.set = (rows) => form.setValue('rows', rows);
  // Read while drawing, errors are followed.
  void form.formState.errors;
  seen.errors = () => form.formState.errors;
  seen.submit = form.handleSubmit(() => {});
  return (
    <form>
      {field.render?.({
        form,
        name: 'rows',
        label: 'Lignes',
        hint: undefined,
        isDisabled: undefined,
        isRequired: undefined,
        alsoCheck: undefined,
        record,
      })}
    </form>
  );
}

/** Opens one list as its form draws it. */
export async function openList<R extends Row>(
  field: Field<R[], unknown, unknown, Structure>,
  record: Structure | null = null,
  start: R[] = record === null ? [] : field.toDraft(undefined, record),
) {
  installFakeBridge({});
  const seen: HostProps<R>['seen'] = { values: () => [], set: () => {}, errors: () => ({}), submit: async () => {} };
  await openScreen(<Host {...{ field, start, record, seen }} />);
  await screen.findByRole('group', { name: 'Lignes' });
  return { ...seen, labels: () => seen.values().map(({ label }) => label) };
}
