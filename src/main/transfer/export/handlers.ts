import { basename } from 'node:path';
import { localDay } from '#shared/calendar.ts';
import { AppFailure } from '#shared/failure.ts';
import { replaceFile } from '../../files/whole-file.ts';
import type { Handlers } from '../../ipc/handler.ts';
import type { Clock, Dialogs } from '../../ports.ts';
import { UsersExport, type UsersExportServices } from './users-export.ts';

export interface ExportServices extends UsersExportServices {
  clock: Pick<Clock, 'now'>;
  dialogs: Pick<Dialogs, 'chooseSavePath'>;
}

/**
 * Handler of the users export (docs/platform/a-auth-users.md §7, docs/screens/02-users-hitchhikers.md §3). The person
 * chooses the target file first.
 */
export function exportHandlers(services: ExportServices): Pick<Handlers, 'users.export'> {
  const { clock, dialogs, files } = services;
  return {
    'users.export': async (request, call) => {
      const subject = request.of ?? request.list ?? 'users';
      const target = await dialogs.chooseSavePath(`${localDay(clock.now())}_${subject}_export.csv`);
      if (target === null) throw new AppFailure({ kind: 'cancelled' });
      const work = new UsersExport(services, call, request);
      const counts = await replaceFile(files, target, (path) => work.write(path));
      return { fileName: basename(target), ...counts };
    },
  };
}
