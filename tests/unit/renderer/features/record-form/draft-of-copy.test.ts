import { expect, it } from 'vitest';
import type { RecordCopy } from '#renderer/features/record-form/copy.ts';
import { draftOfCopy } from '#renderer/features/record-form/draft-of-copy.ts';
import type { FormStructure, RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { emptyTimes } from '#shared/resources/solidaryrecords/times/draft.ts';

const today = '2027-02-01';
const times = { ...emptyTimes('2026-03-01'), kind: 'regular' } as const;
// A draft is taken as it is: all that is looked at is here.
const draft = { identity: {}, proofs: { 4: '1200 €' }, times } as unknown as RecordDraft;
const copy = (isWithoutDates: boolean) =>
  draftOfCopy({ draft, isWithoutDates } as RecordCopy, {} as FormStructure, today);

it('has the dates of the copied form, or those of a new one of the same kind, and no proofs', () => {
  expect(copy(false)).toEqual({ ...draft, proofs: {} });
  expect(copy(true)).toEqual({ ...draft, proofs: {}, times: { ...emptyTimes(today), kind: 'regular' } });
});
