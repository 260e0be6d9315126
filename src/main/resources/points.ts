import { point } from '#shared/resources/points.ts';
import { composed } from '#shared/spelling.ts';
import { readRows } from '../api/read-rows.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { RecordTools } from './services.ts';

/** Places shown of one search. */
const MOST = 100;

/** The address search. */
export const points = ({ client, log }: RecordTools): HandlersOf<'points'> => ({
  'points.search': async ({ text }, { signal }) => {
    const { members } = await client.list('points', [['search', composed(text.trim())]], { signal });
    return readRows(members, point, { most: MOST, report: { log, what: 'places cannot be read' } }).rows;
  },
});
