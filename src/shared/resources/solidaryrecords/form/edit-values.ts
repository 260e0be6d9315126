import type { LocatedAddress } from '../../address.ts';
import type { RecordItem } from '../item.ts';
import { isFilled } from '../times/wire.ts';
import type { RecordEdit } from '../write/edit.ts';
import type { IdentityDraft, JourneyDraft, RecordDraft } from './draft.ts';
import { changedIdentity } from './identity.ts';
import { changedNeeds } from './needs.ts';
import { draftOfRecord, type EditContext, type EditPlan } from './plan.ts';
import { changedProofs } from './proofs.ts';

/**
 * Gives what an edition sends of a valid form: what changed, and the whole journey where the record is replaced.
 * @throws Error for a journey without its origin, which the rules of the form refuse
 */
export function editOf(
  record: RecordItem,
  draft: RecordDraft,
  { route }: Pick<EditPlan, 'route'>,
  context: Pick<EditContext, 'structure' | 'today'>,
): RecordEdit {
  const before = draftOfRecord(record, context);
  return {
    identity: identityEdit(before.identity, draft.identity),
    proofs: changedProofs(before.proofs, draft.proofs, context.structure),
    ...changedNeeds(before.needs, draft.needs),
    ...(route === 'replaces' && { journey: { ends: endsOf(draft.journey), times: timesOf(draft) } }),
  };
}

/** The fields of the person that changed and hold something: the platform skips a null. */
export function identityEdit(before: IdentityDraft, now: IdentityDraft): RecordEdit['identity'] {
  const values = changedIdentity(before, now).flatMap((name) => {
    const value = name === 'homeAddress' ? located(now.homeAddress) : now[name];
    const given = typeof value === 'string' ? value.trim() : value;
    return given === null || given === '' ? [] : [[name, given] as const];
  });
  // Names and values are those of the same draft, whose rules were checked.
  return Object.fromEntries(values) as RecordEdit['identity'];
}

const located = (address: IdentityDraft['homeAddress']): LocatedAddress | null =>
  address === null || address.latitude === null || address.longitude === null
    ? null
    : { ...address, latitude: address.latitude, longitude: address.longitude };

/** The ends of a valid journey as they are sent. @throws Error without an origin */
export function endsOf({
  origin,
  destination,
  goesAnywhere,
}: JourneyDraft): NonNullable<RecordEdit['journey']>['ends'] {
  if (origin === null) throw new Error('a journey needs its origin');
  const { name: _, ...from } = origin;
  if (goesAnywhere || destination === null) return { origin: from, destination: null, goesAnywhere: true };
  const { name: __, ...to } = destination;
  return { origin: from, destination: to, goesAnywhere: false };
}

/** Dates and times as they are sent; empty lines are left out. */
export const timesOf = ({ times }: RecordDraft): NonNullable<RecordEdit['journey']>['times'] => ({
  ...times,
  regular: {
    ...times.regular,
    rows: times.regular.rows.filter(isFilled).map((row) => ({ ...row, days: [...row.days] })),
  },
});
