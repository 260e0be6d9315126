import { demand, type RequestContext } from '../../access/requester.ts';
import { nowOf } from '../../data/time.ts';
import { type JsonObject, readCreation } from '../../http/body.ts';
import { serverError } from '../../http/errors.ts';
import { item } from '../../http/hydra.ts';
import type { World } from '../../store/world.ts';
import { type StructureRecord, structureTable } from '../../structures/data.ts';
import { addressIn, objectIn } from './body-address.ts';
import { addedAnswers, createdSubject, needsIn } from './body-content.ts';
import { datesIn } from './body-journey.ts';
import { beneficiaryIn, storeBeneficiary } from './body-person.ts';
import { entryNow } from './entry.ts';
import { findDrivers, isServed } from './matching.ts';
import type { Journey, SolidaryRecord } from './record.ts';
import { changeRecord, recordTable } from './table.ts';

/** The ends of a journey. */
type Ends = Pick<Journey, 'origin' | 'destination'>;

/** Reads the ends of a new record: any destination is stored as the origin (docs/platform/c-solidary.md §5). */
function endsIn({ origin: from, destination, destinationAny }: JsonObject): Ends {
  const origin = addressIn(from);
  if (destinationAny === true) return { origin, destination: origin };
  return { origin, destination: addressIn(destination) };
}

/** What a record starts with besides its journey. */
type Start = Pick<SolidaryRecord, 'userId' | 'structure' | 'subject' | 'needs' | 'parent'>;

/**
 * Stores a new record and looks for its drivers.
 * @throws PlatformError 500 for a flexible one that a volunteer can serve, after it was stored without a diary: it can
 *   never be read (docs/platform/c-solidary.md §3)
 */
export function storeRecord(context: RequestContext, start: Start, journey: Journey): SolidaryRecord {
  const world = context.get('world');
  const caller = context.get('requester').user.id;
  const record = world.get(recordTable).add((id) => ({
    ...start,
    ...journey,
    id,
    status: 0,
    progression: 0,
    operator: caller === start.userId ? null : caller,
    createdDate: nowOf(world),
    child: null,
    isLost: false,
    toChoose: 0,
    isCrowded: false,
    solutions: [],
    messages: [],
    diary: [],
  }));
  findDrivers(world, record);
  const isLost = record.frequency === 3 && isServed(world, record);
  return changeRecord(
    world,
    record,
    isLost ? { isLost } : { diary: [entryNow(context, { action: 'solidary_create', about: start.userId })] },
  );
}

function structureIn(world: World, { structure }: JsonObject): StructureRecord {
  const known = Number.isInteger(structure) ? world.get(structureTable).get(Number(structure)) : undefined;
  if (known === undefined) throw serverError();
  return known;
}

/**
 * Makes a record, and its person where that is new. Everything is checked before something is written
 * (docs/platform/c-solidary.md §5). The answer is its id.
 */
export async function answerCreation(context: RequestContext): Promise<Response> {
  demand(context, 'solidary_create');
  const world = context.get('world');
  const body = await readCreation(context.req.raw);
  objectIn(body.beneficiary);
  const structure = structureIn(world, body);
  const journey = { ...endsIn(body), ...datesIn(body, structure.windows) };
  const answers = addedAnswers(world, structure, body.proofs);
  const beneficiary = beneficiaryIn(world, structure, body.beneficiary);
  const subject = createdSubject(world, structure, body);
  const needs = needsIn(world, structure, body);
  const { id: userId } = storeBeneficiary(world, structure, beneficiary, answers);
  const record = storeRecord(context, { userId, structure: structure.id, subject, needs, parent: null }, journey);
  if (record.isLost) throw serverError();
  return item(
    context.req.raw,
    'Solidary',
    { '@id': `/solidaries/${record.id}`, '@type': 'Solidary', id: record.id },
    201,
  );
}
