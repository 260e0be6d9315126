import { notablePeople } from '#training/data/solidary.ts';
import type { Recording } from './recordings.ts';

/** A beneficiary of training whose last link is with an operated structure. */
const beneficiary = { id: notablePeople.pendingTwice, link: 2005 };
/** A volunteer without proofs, pending in an operated structure. */
const volunteer = { id: 27, link: 2108 };
/** A volunteer of a structure with records that cannot be read. */
const beforeUnreadable = { id: notablePeople.beforeUnreadable, link: 2028 };

/** By id of the recordings: a record whose beneficiary lacks the file of the proof. */
const uploads: Readonly<Record<string, string>> = { 4: '2', 3: '101' };

/** Who stands for the person of an exchange; undefined for nobody. */
function standIn({ operation, case: name }: Recording) {
  if (name === 'unknown') return undefined;
  if (/(?:get|patch)Beneficiary$/.test(operation)) return beneficiary;
  if (!/(?:get|patch)Volunteer$/.test(operation)) return undefined;
  return name.includes('with-a-flexible-record') ? beforeUnreadable : volunteer;
}

/** An exchange about solidary people with the ids of the training data; another one as it is. */
export function withOwnPeople(recording: Recording): Recording {
  const { operation, request } = recording;
  if (operation === 'uploadProof') {
    const entries = Object.entries(request.form ?? {}).map(([name, id]) => [name, uploads[id] ?? id]);
    return { ...recording, request: { ...request, form: Object.fromEntries(entries) } };
  }
  const own = standIn(recording);
  if (own === undefined) return recording;
  // Bodies of these exchanges are objects.
  const body = request.body as { id?: number; validation?: object } | undefined;
  return {
    ...recording,
    request: {
      ...request,
      path: request.path.replace(/\d+$/, String(own.id)),
      ...(body?.validation !== undefined && { body: { validation: { ...body.validation, id: own.link } } }),
    },
  };
}
