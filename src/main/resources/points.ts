import { point } from '#shared/resources/points.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { RecordTools } from './services.ts';

/** The address search. */
export const points = ({ client, log }: RecordTools): HandlersOf<'points'> => ({
  'points.search': async ({ text }, { signal }) => {
    const { members } = await client.list('points', [['search', text.trim()]], { signal });
    return members.flatMap((member) => {
      const read = point.safeParse(member);
      if (!read.success) log('warn', 'a place cannot be read');
      return read.success ? [read.data] : [];
    });
  },
});
