import type { RequestContext } from '../../access/requester.ts';
import { nowOf } from '../../data/time.ts';
import type { JsonObject } from '../../http/body.ts';
import { databaseError, serverError } from '../../http/errors.ts';
import { outbox } from '../../store/outbox.ts';
import { solutionsOf } from './choose.ts';
import { matchTable } from './matching.ts';
import type { SolidaryRecord, Solution } from './record.ts';
import { changeRecord } from './table.ts';
import { storedText } from './texts.ts';

/** Who was sent as driver, and as what: the carpooler first. */
function driverIn({ carpooler, transporter }: JsonObject): { role: Solution['role']; userId: number } | undefined {
  if (carpooler !== undefined && carpooler !== null) return { role: 'carpooler', userId: Number(carpooler) };
  if (transporter !== undefined && transporter !== null) return { role: 'transporter', userId: Number(transporter) };
  return undefined;
}

/**
 * Chooses a driver, with the linked way back; who it is is only checked to exist (docs/platform/c-solidary.md §3).
 * @throws PlatformError 500 for an unknown match or person; 500, the page of the database, for one chosen before
 */
export function choose(context: RequestContext, record: SolidaryRecord, solution: JsonObject): void {
  const world = context.get('world');
  const match = world.get(matchTable).get(Number(solution.matching));
  const driver = driverIn(solution);
  if (match === undefined || match.record !== record.id || driver === undefined) throw serverError();
  if (world.users.get(driver.userId) === undefined) throw serverError();
  if (record.solutions.some(({ matching }) => matching === match.id)) throw databaseError();
  const added = solutionsOf(world, match, driver.role, driver.userId);
  const isNew = ({ matching }: Solution) => !record.solutions.some((known) => known.matching === matching);
  changeRecord(world, record, { solutions: [...record.solutions, ...added.filter(isNew)] });
}

/**
 * Writes to a driver in the name of the beneficiary: the contact is made by it (docs/platform/c-solidary.md §3).
 * @throws PlatformError 500 without a text, and for a driver who was not chosen
 */
export function write(context: RequestContext, record: SolidaryRecord, { solution: id, text }: JsonObject): void {
  const world = context.get('world');
  const solution = record.solutions.find((one) => one.id === id);
  if (solution === undefined || typeof text !== 'string') throw serverError();
  const message = {
    solution: solution.id,
    delegate: context.get('requester').user.id,
    text: storedText(text),
    date: nowOf(world),
  };
  changeRecord(world, record, {
    solutions: record.solutions.map((one) => (one.id === solution.id ? { ...one, isContacted: true } : one)),
    messages: [...record.messages, message],
  });
  world.get(outbox).push({ about: 'solidary.message', to: solution.userId });
}
