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

  app.get('/admin/solidaries/actions', (context) => {
    demand(context, 'solidary_list');
    return collection(context.req.raw, 'Solidary', listedActions.map(wireAction));
  });

  app.get(one, (context) => {
    // The work of the reading comes before the right (docs/platform/c-solidary.md §1).
    const record = readRecord(context.get('world'), Number(context.req.param('id')));
    demandFor(context, 'solidary_read', record);
    return item(context.req.raw, 'Solidary', wireItem(context, record));
  });

  app.patch(one, answerPatch);
}
