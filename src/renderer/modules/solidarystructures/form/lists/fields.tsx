import type { Control } from 'react-hook-form';
import { z } from 'zod';
import type { Field, FieldControl } from '#renderer/kit/form/definition/field.ts';
import { useField } from '#renderer/kit/form/fields/useField.tsx';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { hasOptions, type ProofAudience, type ProofWrite } from '#shared/resources/solidarystructures/proof.ts';
import type { NeedWrite, SubjectWrite } from '#shared/resources/solidarystructures/write.ts';
import { rowFaults } from './faults.ts';
import { type ListKind, needKind, proofKinds, purposeKind } from './kinds.ts';
import { RowLines } from './RowLines.tsx';
import { RowList } from './RowList.tsx';
import { isBlank, type NeedRow, type ProofRow, type PurposeRow, type Row, storedValue } from './rows.ts';

interface ListSpec<R extends Row, Value> {
  label: TextKey;
  kind: ListKind<R>;
  /** The stored rows of a structure. */
  storedOf: (structure: Structure) => readonly { id: number; isRemovable: boolean }[];
  /** The same as the form holds them. */
  rowsOf: (structure: Structure) => R[];
  written: (row: R) => Value;
}

/** A list of rows as a field: whole, in its order, and without the new rows in which nothing was typed. */
function listField<R extends Row, Value>(spec: ListSpec<R, Value>): Field<R[], Value[], unknown, Structure> {
  const { label, rowsOf, written } = spec;
  return {
    label,
    Value: ({ value }) => <RowLines rows={value} />,
    initial: [],
    isCopied: true,
    toDraft: (_, structure) => rowsOf(structure),
    rule: (_, structure) =>
      z.array(z.custom<R>()).transform((rows, context) => {
        for (const { path, message } of rowFaults(rows, structure ? rowsOf(structure) : [])) {
          context.issues.push({ code: 'custom', input: rows, path: pathOf(path), message });
        }
        return rows.filter((row) => !isBlank(row)).map(written);
      }),
    render: (control) => <ListControl control={control} spec={spec} />,
  };
}

const pathOf = (path: string) => path.split('.').map((part) => (/^\d+$/u.test(part) ? Number(part) : part));

interface ListControlProps<R extends Row, Value> {
  control: FieldControl<Structure>;
  spec: ListSpec<R, Value>;
}

function ListControl<R extends Row, Value>({ control, spec }: ListControlProps<R, Value>) {
  const { form, name, label, hint, isDisabled, record } = control;
  type Draft = Record<string, R[]>;
  const { value, setValue, onBlur, error, errors } = useField<R[], Draft, string, Draft>({
    // A control reads and writes the value of its own field only, so the type of the whole draft does not matter.
    control: form.control as unknown as Control<Draft, unknown, Draft>,
    name,
  });
  const used = (record === null ? [] : spec.storedOf(record)).filter(({ isRemovable }) => !isRemovable);
  return (
    <RowList
      kind={spec.kind}
      path={name}
      label={label}
      hint={hint}
      value={value}
      used={new Set(used.map(({ id }) => id))}
      onChange={setValue}
      onLeave={onBlur}
      error={error}
      errors={errors}
      isReadOnly={isDisabled === true}
    />
  );
}

/** The purposes of journeys: `subjects`. */
export const purposesField = (label: TextKey): Field<PurposeRow[], SubjectWrite[], unknown, Structure> =>
  listField({
    label,
    kind: purposeKind,
    storedOf: ({ subjects }) => subjects,
    rowsOf: ({ subjects }) => subjects.map(({ isRemovable: _, ...row }) => row),
    written: (row) => ({ id: row.id, label: row.label.trim() }),
  });

/** The needs; the words for volunteers go with each, as the platform puts the label where they are missing. */
export const needsField = (label: TextKey): Field<NeedRow[], NeedWrite[], unknown, Structure> =>
  listField({
    label,
    kind: needKind,
    storedOf: ({ needs }) => needs,
    rowsOf: ({ needs }) => needs.map(({ isRemovable: _, ...row }) => row),
    written: (row) => ({ id: row.id, label: row.label.trim(), labelVolunteer: row.labelVolunteer.trim() }),
  });

/** The proofs that are asked of one audience, in their order. */
export const proofsField = (
  label: TextKey,
  audience: ProofAudience,
): Field<ProofRow[], ProofWrite[], unknown, Structure> =>
  listField({
    label,
    kind: proofKinds[audience],
    storedOf: ({ proofs }) => proofs[audience],
    rowsOf: ({ proofs }) => proofs[audience].map(({ isRemovable: _, isPaired: __, ...proof }) => proof),
    written: ({ kind, options, ...row }) => ({
      ...row,
      label: row.label.trim(),
      kind,
      options: (hasOptions(kind) ? options : [])
        .filter((option) => storedValue(option) !== '' || option.label.trim() !== '')
        .map((option) => ({ label: option.label.trim(), value: storedValue(option) })),
    }),
  });
