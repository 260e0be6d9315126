import { REGULAR } from '../frequency.ts';
import type { RecordItem } from '../item.ts';
import { samePlace } from '../place.ts';
import { isFlexible, type TimesDraft } from '../times/draft.ts';
import { timesOfRecord } from '../times/read.ts';
import { timesToWire } from '../times/wire.ts';
import type { FormStructure, JourneyDraft, JourneyPlace, RecordDraft } from './draft.ts';
import { changedIdentity, clearedIdentity, type IdentityField, identityOfRecord } from './identity.ts';
import { placeOfRecord } from './journey.ts';
import { changedNeeds, needsOfRecord } from './needs.ts';
import { answersOf, changedProofs } from './proofs.ts';

/**
 * What saving an edition of a record will do (docs/screens/07-solidary-records.md §6.2): the platform replaces a record
 * by a new one on most editions (docs/platform/c-solidary.md §4).
 * - `nothing`: there is nothing to send, and even an empty body would replace a punctual record.
 * - `files`: files are sent, the record is not written.
 * - `inPlace`: the record keeps its number; no key of the journey is sent.
 * - `beneficiary`: the person is changed instead of the record.
 * - `replaces`: a new record is made, so that the whole journey is sent.
 */
export type EditRoute = 'nothing' | 'files' | 'inPlace' | 'beneficiary' | 'replaces';

/** Parts of the form that can change, in the order of the screen. */
export const editParts = ['identity', 'proofs', 'files', 'needs', 'origin', 'destination', 'times'] as const;
export type EditPart = (typeof editParts)[number];

export interface EditPlan {
  route: EditRoute;
  changed: readonly EditPart[];
  identity: readonly IdentityField[];
  /** Fields that the platform cannot empty: an error. */
  cleared: readonly IdentityField[];
  /** The edition makes or keeps the record flexible, which the platform may never show again. */
  isFlexible: boolean;
  /** A punctual record becomes regular: later editions will replace it as well. */
  staysReplaced: boolean;
}

export interface EditContext {
  structure: FormStructure;
  today: string;
  /** Whether files are chosen that have to be sent. */
  hasFiles: boolean;
  /** Whether the person can be changed by their own page: right and number are known. */
  canChangePerson: boolean;
}

/** A record as the form holds it before anything is changed. */
export const draftOfRecord = (
  record: RecordItem,
  { structure, today }: Pick<EditContext, 'structure' | 'today'>,
): RecordDraft => ({
  identity: identityOfRecord(record),
  proofs: answersOf(structure, record.proofs),
  needs: needsOfRecord(record, structure),
  journey: {
    origin: placeOfRecord(record.origin),
    destination: record.goesAnywhere ? null : placeOfRecord(record.destination),
    goesAnywhere: record.goesAnywhere,
  },
  times: timesOfRecord(record, today),
});

/** Tells what saving the form of a record will do. */
export function planEdit(record: RecordItem, draft: RecordDraft, context: EditContext): EditPlan {
  const before = draftOfRecord(record, context);
  const identity = changedIdentity(before.identity, draft.identity);
  const has = {
    identity: identity.length > 0,
    proofs: changedProofs(before.proofs, draft.proofs, context.structure).length > 0,
    files: context.hasFiles,
    needs: Object.keys(changedNeeds(before.needs, draft.needs)).length > 0,
    origin: !isSamePlace(before.journey.origin, draft.journey.origin),
    destination: isOtherDestination(before.journey, draft.journey),
    times: !isSameTimes(before.times, draft.times),
  } satisfies Record<EditPart, boolean>;
  const changed = editParts.filter((part) => has[part]);
  const route = routeOf(record, changed, context);
  return {
    route,
    changed,
    identity,
    cleared: clearedIdentity(before.identity, draft.identity),
    isFlexible: route === 'replaces' && isFlexible(draft.times),
    staysReplaced: route === 'replaces' && isReplacedByAnything(record) && draft.times.kind === 'regular',
  };
}

/**
 * Whether every edition replaces a record: one that is not regular, or that was punctual before and keeps its choices
 * (docs/platform/c-solidary.md §4).
 */
export const isReplacedByAnything = ({ frequency, choices }: Pick<RecordItem, 'frequency' | 'choices'>): boolean =>
  frequency !== REGULAR ||
  [choices.outwardDate, choices.outwardTime, choices.returnDate].some((choice) => choice !== null);

const journeyParts: readonly EditPart[] = ['origin', 'destination', 'times'];

function routeOf(record: RecordItem, changed: readonly EditPart[], { canChangePerson }: EditContext): EditRoute {
  const written = changed.filter((part) => part !== 'files');
  if (written.length === 0) return changed.length === 0 ? 'nothing' : 'files';
  if (written.some((part) => journeyParts.includes(part))) return 'replaces';
  if (!isReplacedByAnything(record)) return 'inPlace';
  return canChangePerson && written.every((part) => part === 'identity') ? 'beneficiary' : 'replaces';
}

const isSamePlace = (one: JourneyPlace | null, other: JourneyPlace | null): boolean =>
  one === null || other === null ? one === other : samePlace(one, other);

const isOtherDestination = (before: JourneyDraft, now: JourneyDraft): boolean =>
  before.goesAnywhere !== now.goesAnywhere || (!now.goesAnywhere && !isSamePlace(before.destination, now.destination));

/** Times are compared as they are sent: what the form holds of the other kind, or of another choice, is no change. */
const isSameTimes = (one: TimesDraft, other: TimesDraft): boolean => sentTimes(one) === sentTimes(other);

function sentTimes(times: TimesDraft): string {
  try {
    return JSON.stringify(timesToWire(times));
  } catch {
    // A day is missing: what was typed is compared as it is.
    return JSON.stringify([times.kind, times.base, times[times.kind]]);
  }
}
