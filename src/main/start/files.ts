import { join } from 'node:path';
import type { Application } from '../adapters/application.ts';
import { systemClock } from '../adapters/clock.ts';
import { createFiles } from '../adapters/disk.ts';
import { createPrivateFolder } from '../adapters/private-folder.ts';
import type { LastWork } from '../app/last-work.ts';
import { PartFiles } from '../files/part-files.ts';
import { TemporaryFolder } from '../files/temporary-folder.ts';
import type { Files, Log } from '../ports.ts';

/** Opens the file system, and removes what earlier runs left unfinished. */
export function openFiles({ localFolder, temporaryFolder }: Application, lastWork: LastWork, log: Log): Files {
  const temporary = new TemporaryFolder(join(localFolder, 'temporary'));
  const parts = new PartFiles({
    folder: createPrivateFolder(join(localFolder, 'unfinished-files')),
    clock: systemClock,
    log,
  });
  lastWork.add(() => temporary.removeNow());
  void temporary.sweep(temporaryFolder);
  void parts.sweep();
  return createFiles({ temporary, parts });
}
