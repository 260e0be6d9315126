import { conflict } from '#shared/failure.ts';
import { icon } from '#shared/resources/relaypointtypes/index.ts';
import { readRows } from '../api/read-rows.ts';
import type { Handlers } from '../ipc/handler.ts';
import type { RecordTools } from './services.ts';

type Channels = 'relaypointtypes.remove' | 'icons.list';

/** Refuses to delete a type that relay points use. */
export const relayPointTypes = ({ client, log, records, standard }: RecordTools): Pick<Handlers, Channels> => ({
  'relaypointtypes.remove': async ({ id }, call) => {
    const { total } = await records.relaypoints.list({ page: 1, perPage: 1, sort: [], filters: { type: [id] } }, call);
    if (total > 0) throw conflict('inUse', { count: total });
    await standard['relaypointtypes.remove']({ id }, call);
  },
  'icons.list': async (_, { signal }) => {
    const { members } = await client.list('admin/icons', [], { signal, right: 'image_list' });
    return readRows(members, icon, { report: { log, what: 'icons cannot be read' } }).rows;
  },
});
