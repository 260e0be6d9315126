import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { sameText } from '#shared/resources/solidaryrecords/stored-text.ts';
import type { RecordEdit } from '#shared/resources/solidaryrecords/write/edit.ts';
import { isSameTelephone } from '#shared/telephone.ts';

/** Whether one part of an edition is in a record; `copy` is the record before, null where none is known. */
type Expectation = (record: RecordItem, copy: RecordItem | null) => boolean;

/** A home address is known again by its town and position: the platform composes the rest. */
const homeIn = ({ homeAddress }: RecordItem, sent: NonNullable<RecordEdit['identity']['homeAddress']>): boolean =>
  homeAddress !== null &&
  sameText(homeAddress.locality, sent.locality) &&
  homeAddress.latitude?.toFixed(4) === sent.latitude.toFixed(4) &&
  homeAddress.longitude?.toFixed(4) === sent.longitude.toFixed(4);

function identityIn({ homeAddress, telephone, ...sent }: RecordEdit['identity']): Expectation[] {
  const texts = Object.entries(sent).map(
    ([name, value]): Expectation =>
      (record) =>
        // The names of the person are those of the record.
        String(record[name as keyof typeof sent] ?? '') === String(value),
  );
  return [
    ...texts,
    ...(telephone === undefined ? [] : [(record: RecordItem) => isSameTelephone(record.telephone ?? '', telephone)]),
    ...(homeAddress === undefined ? [] : [(record: RecordItem) => homeIn(record, homeAddress)]),
  ];
}

const proofValue = (record: RecordItem | null, id: number) =>
  record?.proofs.find(({ structureProofId }) => structureProofId === id)?.value ?? null;

/** The platform answers the label of an option, so that another value than before is proof enough. */
const proofIn =
  ({ id, value }: RecordEdit['proofs'][number]): Expectation =>
  (record, copy) => {
    const now = proofValue(record, id);
    return String(now ?? '') === String(value) || (copy !== null && now !== proofValue(copy, id));
  };

function needsIn({ needs, additionalNeed }: RecordEdit): Expectation[] {
  return [
    ...(needs === undefined
      ? []
      : [
          (record: RecordItem, copy: RecordItem | null) => {
            const ids = record.needs.map(({ id }) => id);
            if (!needs.every((id) => ids.includes(id))) return false;
            const former = copy?.needs.map(({ id }) => id) ?? [];
            const dropped = former.filter((id) => !needs.includes(id));
            // A private need is not in the list, and stays: only what was added or has gone is a proof.
            const hasAdded = needs.some((id) => !former.includes(id));
            return copy === null || hasAdded || dropped.some((id) => !ids.includes(id));
          },
        ]),
    ...(additionalNeed === undefined
      ? []
      : [
          (record: RecordItem, copy: RecordItem | null) =>
            additionalNeed === null
              ? copy?.needs.some(({ id }) => !record.needs.some((need) => need.id === id)) === true
              : record.needs.some(({ label }) => sameText(label, additionalNeed)),
        ]),
  ];
}

const subjectIn =
  (sent: NonNullable<RecordEdit['subject']>): Expectation =>
  ({ subject }) =>
    'id' in sent ? subject.id === sent.id : sameText(subject.label, sent.text);

/** What of the content of an edition is in a record that was read after it. */
export function contentIn(edit: RecordEdit, record: RecordItem, copy: RecordItem | null): 'all' | 'some' | 'none' {
  const expected = [
    ...identityIn(edit.identity),
    ...edit.proofs.map(proofIn),
    ...(edit.subject === undefined ? [] : [subjectIn(edit.subject)]),
    ...needsIn(edit),
  ];
  const found = expected.filter((isIn) => isIn(record, copy));
  if (found.length === expected.length && expected.length > 0) return 'all';
  return found.length === 0 ? 'none' : 'some';
}
