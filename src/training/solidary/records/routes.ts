import type { Hono } from 'hono';
import { demand, type Env } from '../../access/requester.ts';
import { collection, item } from '../../http/hydra.ts';
import { listedActions, wireAction } from './actions.ts';
import { answerCreation } from './create.ts';
import { wireItem } from './item.ts';
import { answerRecords } from './list.ts';
import { answerPatch } from './patch.ts';
import { demandFor, readRecord } from './read.ts';

/** Registers the records of solidary transport (docs/platform/c-solidary.md §2 to §7). */
export function recordRoutes(app: Hono<Env>): void {
  const one = '/admin/solidaries/:id{[0-9]+}';

  app.get('/admin/solidaries', answerRecords);
  app.post('/admin/solidaries', answerCreation);

  app.get('/admin/solidaries/actions', (call) => {
    demand(call, 'solidary_list');
    return collection(call.req.raw, 'Solidary', listedActions.map(wireAction));
  });

  app.get(one, (call) => {
    // The work of the reading comes before the right (docs/platform/c-solidary.md §1).
    const record = readRecord(call.get('world'), Number(call.req.param('id')));
    demandFor(call, 'solidary_read', record);
    return item(call.req.raw, 'Solidary', wireItem(call, record));
  });

  app.patch(one, answerPatch);
}
