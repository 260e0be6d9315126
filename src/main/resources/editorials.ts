import type { Handlers } from '../ipc/handler.ts';
import type { RecordTools } from './services.ts';

const ACTIVE = 1;

export const editorials = ({ records }: RecordTools): Pick<Handlers, 'editorials.activate'> => ({
  'editorials.activate': async ({ id }, call) => {
    const filters = { status: ACTIVE } as const;
    const { rows } = await records.editorials.list({ page: 1, perPage: 2, sort: [], filters }, call);
    const former = rows.find((row) => row.id !== id);
    await records.editorials.update(id, { status: ACTIVE }, call);
    return { replaced: former === undefined ? null : { id: former.id, title: former.title } };
  },
});
