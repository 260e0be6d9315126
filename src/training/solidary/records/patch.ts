import type { RequestContext } from '../../access/requester.ts';
import { type JsonObject, readPatch } from '../../http/body.ts';
import { notFound } from '../../http/errors.ts';
import { item } from '../../http/hydra.ts';
import { animate } from './animate.ts';
import { objectIn } from './body-address.ts';
import { edit } from './edit.ts';
import { wireItem } from './item.ts';
import { demandFor, readRecord } from './read.ts';
import type { SolidaryRecord } from './record.ts';
import { choose, write } from './solve.ts';
import { recordTable } from './table.ts';

/** The progression that was sent stands in the answer as it was sent, and is a decimal afterwards. */
function withSentProgression(answer: JsonObject, animation: unknown): JsonObject {
  const { progression }: JsonObject = typeof animation === 'object' ? { ...animation } : {};
  const { admindiary: diary } = answer;
  if (progression === undefined || progression === null || !Array.isArray(diary)) return answer;
  const [newest, ...earlier]: JsonObject[] = diary;
  return { ...answer, admindiary: [{ ...newest, progression: String(progression) }, ...earlier] };
}

/** Finds the record of a call. @throws PlatformError 400, unlike the reading, which is a 500 */
function recordCalled(context: RequestContext): SolidaryRecord {
  const record = context
    .get('world')
    .get(recordTable)
    .get(Number(context.req.param('id')));
  if (record === undefined) throw notFound();
  return record;
}

/**
 * Acts on a record or edits it: the first of `animation`, `solution`, `message` in a body is alone. It is written
 * first and read after, so that a 500 does not mean that nothing was done (docs/platform/c-solidary.md §4, §12).
 */
export async function answerPatch(context: RequestContext): Promise<Response> {
  const world = context.get('world');
  const record = recordCalled(context);
  demandFor(context, 'solidary_update', record);
  const body = await readPatch(context.req.raw);
  // Read again: another write may have come while the body was read.
  const stored = recordCalled(context);
  if ('animation' in body) animate(context, stored, objectIn(body.animation));
  else if ('solution' in body) choose(context, stored, objectIn(body.solution));
  else if ('message' in body) write(context, stored, objectIn(body.message));
  else {
    const { record: edited, shown } = edit(context, stored, body);
    return item(context.req.raw, 'Solidary', wireItem(context, { ...readRecord(world, edited.id), ...shown }));
  }
  const read = readRecord(world, stored.id);
  return item(context.req.raw, 'Solidary', withSentProgression(wireItem(context, read), body.animation));
}
