import type { ProofWrite } from '#shared/resources/solidarystructures/proof.ts';
import type { NeedWrite, SubjectWrite } from '#shared/resources/solidarystructures/write.ts';
import { writtenName } from '#shared/spelling.ts';

/**
 * A row of a list of a structure, as its form holds it; `id` is null until the platform has stored it. Whether it is in
 * use is no part of it: only the platform decides that, and it changes under an open form.
 */
export interface Row {
  id: number | null;
  label: string;
}

export type PurposeRow = SubjectWrite;
export type NeedRow = NeedWrite;

/** An option of a proof; `value` is null while it follows the label: nobody has answered with it yet. */
export interface OptionRow {
  label: string;
  value: string | null;
}

/** The options stay while another kind is chosen, so that nothing typed is lost; only those of a choice are written. */
export type ProofRow = Omit<ProofWrite, 'options'> & { options: OptionRow[] };

/** A row of any list. */
export type AnyRow = Row & Partial<Omit<NeedRow, keyof Row>> & Partial<Omit<ProofRow, keyof Row>>;

/**
 * The value that is written of an option: its label while it has none of its own
 * (docs/screens/09-solidary-structures.md §5.4).
 */
export const storedValue = ({ label, value }: OptionRow): string => (value ?? label).trim();

/** Labels are the same whatever their case and spelling. */
export const sameLabel = (label: string): string => writtenName(label).toLocaleLowerCase();

/** Whether nothing was typed in a new row: it is left out when the form is saved. */
export const isBlank = (row: AnyRow): boolean =>
  row.id === null &&
  row.label.trim() === '' &&
  (row.labelVolunteer ?? '').trim() === '' &&
  (row.options ?? []).every(({ label, value }) => label.trim() === '' && (value ?? '').trim() === '');
