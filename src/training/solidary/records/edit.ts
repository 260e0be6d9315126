import type { RequestContext } from '../../access/requester.ts';
import type { JsonObject } from '../../http/body.ts';
import { serverError } from '../../http/errors.ts';
import type { World } from '../../store/world.ts';
import { nextPartId, type StructureRecord, structureTable } from '../../structures/data.ts';
import { changePerson } from '../change-beneficiary.ts';
import { changeLink, personOfUser } from '../people.ts';
import { addressIn, isSame, objectIn } from './body-address.ts';
import { editedAnswers, editedSubject, isOwnNeed, needsIn } from './body-content.ts';
import { datesIn } from './body-journey.ts';
import { storeRecord } from './create.ts';
import { entryNow } from './entry.ts';
import { isUnreadable } from './matching.ts';
import type { Journey, Labelled, SolidaryRecord } from './record.ts';
import { changeRecord } from './table.ts';

/** Keys that replace a record by being there, null apart (docs/platform/c-solidary.md §4). */
const replacing = [
  'punctualOutwardDateChoice',
  'punctualOutwardTimeChoice',
  'punctualReturnDateChoice',
  'punctualOutwardMinDate',
  'punctualOutwardMinTime',
  'punctualReturnDate',
  'punctualReturnTime',
  'regularMinDate',
  'regularMaxDate',
] as const;

const isThere = (value: unknown) => value !== undefined && value !== null;

/** Whether an edition makes another record: every one of a record with punctual choices, even an empty body. */
function replaces(body: JsonObject, { origin, destination, frequency, choices }: SolidaryRecord): boolean {
  const { outwardDate, outwardTime, returnDate } = choices;
  return (
    (isThere(body.origin) && !isSame(body.origin, origin)) ||
    (isThere(body.destination) && !isSame(body.destination, destination)) ||
    body.destinationAny === true ||
    'regular' in body ||
    replacing.some((key) => isThere(body[key])) ||
    (isThere(body.regularSchedules) && frequency !== 1) ||
    [outwardDate, outwardTime, returnDate].some(isThere)
  );
}

/** Writes the answers of the person in the structure of the record. */
function editProofs(world: World, record: SolidaryRecord, structure: StructureRecord, value: unknown): void {
  const person = personOfUser(world, record.userId);
  const link = person?.links.find((one) => one.structure === record.structure);
  if (person === undefined || link === undefined) return;
  const answers = editedAnswers(world, structure, value, link.answers);
  if (answers !== link.answers) changeLink(world, person, link, { answers });
}

/** Writes what does not belong to the journey, in the order of the platform (docs/platform/c-solidary.md §4). */
function editContent(world: World, record: SolidaryRecord, structure: StructureRecord, body: JsonObject) {
  editProofs(world, record, structure, body.proofs);
  const needs = needsIn(world, structure, body, record.needs);
  const subject = editedSubject(world, structure, body) ?? record.subject;
  const user = world.users.get(record.userId);
  if (isThere(body.beneficiary) && user !== undefined) {
    const { id: _, ...sent } = objectIn(body.beneficiary);
    changePerson(world, user, sent);
  }
  return changeRecord(world, record, { needs, subject });
}

/** Reads the journey of the record to come: ends that are not sent stay. */
function journeyIn(body: JsonObject, record: SolidaryRecord, structure: StructureRecord): Journey {
  const origin = isThere(body.origin) ? addressIn(body.origin) : record.origin;
  const sent = isThere(body.destination) ? addressIn(body.destination) : record.destination;
  const destination = body.destinationAny === true ? origin : sent;
  return { origin, destination, ...datesIn(body, structure.windows, record) };
}

/** What an edition leaves: the record that is answered, and drivers and messages that the answer still shows. */
interface Edited {
  readonly record: SolidaryRecord;
  readonly shown: Pick<SolidaryRecord, 'solutions' | 'messages'>;
}

/**
 * Edits a record in place, or makes another one that replaces it (docs/platform/c-solidary.md §4). Its private need is
 * made anew. The copy is shallow: the answer shows the drivers of the former one.
 * @throws PlatformError 500 for a record that cannot be read, before anything; 400 or 500 for a journey that cannot be
 *   made, after the content was written; 500 for one that can never be read, which the former one then names
 */
export function edit(context: RequestContext, before: SolidaryRecord, body: JsonObject): Edited {
  const world = context.get('world');
  const structure = world.get(structureTable).get(before.structure);
  if (structure === undefined || isUnreadable(world, before)) throw serverError();
  const isReplaced = replaces(body, before);
  const record = editContent(world, before, structure, body);
  const shown = { solutions: record.solutions, messages: record.messages };
  if (!isReplaced) return { record, shown };
  const own = (need: Labelled) => (isOwnNeed(structure, need) ? { ...need, id: nextPartId(world) } : need);
  const start = {
    userId: record.userId,
    structure: record.structure,
    subject: record.subject,
    needs: record.needs.map(own),
    parent: record.id,
  };
  const child = storeRecord(context, start, journeyIn(body, record, structure));
  if (child.isLost) {
    changeRecord(world, record, { child: child.id });
    throw serverError();
  }
  const diary = [...record.diary, entryNow(context, { action: 'solidary_deeply_updated', about: record.userId })];
  changeRecord(world, record, { status: 6, child: child.id, diary });
  return { record: child, shown };
}
