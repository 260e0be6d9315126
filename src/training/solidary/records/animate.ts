import type { RequestContext } from '../../access/requester.ts';
import type { JsonObject } from '../../http/body.ts';
import { databaseError, serverError } from '../../http/errors.ts';
import { type Action, actions } from './actions.ts';
import { entryNow } from './entry.ts';
import type { RecordStatus, SolidaryRecord } from './record.ts';
import { changeRecord } from './table.ts';
import { storedText } from './texts.ts';

/** The manual change of the progression, which the actions do not list. */
const BY_HAND = 39;

const statusAt: Readonly<Record<number, RecordStatus>> = { 25: 1, 50: 2, 75: 3, 100: 4 };

/** By type, the status to which an action moves a record: taking into account moves none. */
const movedTo: Readonly<Record<number, RecordStatus>> = { 2: 2, 3: 3, 4: 4, 6: 6 };

/** The number that was sent, where it is above 0. */
const sentProgression = ({ progression }: JsonObject): number | undefined => {
  const sent = Number(progression ?? 0);
  return sent > 0 ? sent : undefined;
};

/** How far an entry of the diary says that the record is: as the one before it, where the action says nothing. */
function reached(record: SolidaryRecord, action: Action, sent: number | undefined): number {
  if (sent !== undefined) return sent;
  if (action.progression > 0) return action.progression;
  const last = record.diary.at(-1);
  // A record that was born by a 500 has no entry: the column stays empty, which the database refuses.
  if (last === undefined) throw databaseError();
  return last.progression;
}

/** What an action changes in a record besides its diary (docs/platform/c-solidary.md §3). */
function effectOf({ id, type, progression }: Action, sent: number | undefined): Partial<SolidaryRecord> {
  const status = id === BY_HAND ? statusAt[sent ?? 0] : movedTo[type ?? 0];
  const next = sent ?? (progression > 0 ? progression : undefined);
  return { ...(status !== undefined && { status }), ...(next !== undefined && { progression: next }) };
}

/**
 * Adds an action to a record and moves it, whatever its status (docs/platform/c-solidary.md §3).
 * @throws PlatformError 500 for an unknown action or person; 500, the page of the database, for a manual change without
 *   progression; 500 for one with another progression than the four, whose entry is written
 */
export function animate(context: RequestContext, record: SolidaryRecord, animation: JsonObject): void {
  const world = context.get('world');
  const action = actions.find(({ id }) => id === animation.action);
  const about = world.users.get(Number(animation.user));
  if (action === undefined || about === undefined) throw serverError();
  const sent = sentProgression(animation);
  if (action.id === BY_HAND && sent === undefined) throw databaseError();
  const entry = entryNow(context, {
    action: `solidary_${action.name}`,
    comment: typeof animation.comment === 'string' ? storedText(animation.comment) : null,
    progression: reached(record, action, sent),
    about: about.id,
  });
  const diary = [...record.diary, entry];
  if (action.id === BY_HAND && statusAt[sent ?? 0] === undefined) {
    changeRecord(world, record, { diary });
    throw serverError();
  }
  changeRecord(world, record, { diary, ...effectOf(action, sent) });
}
