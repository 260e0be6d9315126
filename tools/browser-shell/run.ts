import type { AddressInfo } from 'node:net';
import { Access } from './access.ts';
import { app } from './electron/app.ts';
import { answerOf } from './electron/protocol.ts';
import { BrowserWindow } from './electron/window.ts';
import { compiledFolder, downloadsFolder } from './files.ts';
import { installationAt } from './installation.ts';
import { loadApplication } from './load.ts';
import { serveShell } from './server.ts';
import { shell } from './shell.ts';
import { openUploads, removeUploads } from './uploads.ts';
import { openViews } from './views.ts';

export interface RunOptions {
  /** A packed program, or a folder that holds package.json and the built `out`. */
  application: string;
  /** What was passed to the program. */
  args: readonly string[];
  /** The system whose own switches Electron adds to the command line; this one if absent. */
  switchesOf?: NodeJS.Platform;
  /** Port to listen on; 0 for any free one. */
  port: number;
}

/**
 * Runs the built application in this process, with the Electron replacement, and serves its window.
 * One application per process: `out/main` keeps its state in modules, as it may in Electron's main process.
 *
 * @returns the address to open, with the key of this launch
 */
export async function runShell({ application, args, switchesOf, port }: RunOptions): Promise<string> {
  shell.installation = installationAt(application);
  if (switchesOf !== undefined) shell.switchesOf = switchesOf;
  shell.downloads = downloadsFolder(process.env);
  shell.uploads = openUploads();
  // At once: the process ends without waiting for anything.
  app.once('quit', () => removeUploads(shell.uploads));

  const access = new Access();
  const window = () => BrowserWindow.getAllWindows()[0];
  const server = await serveShell(
    {
      access,
      page: shell.page,
      uploads: shell.uploads,
      compiled: compiledFolder(shell.installation),
      answer: (path, method) => {
        const origin = window()?.origin;
        return origin ? answerOf(`${origin}${path}`, method) : null;
      },
      startPath: () => window()?.startPath ?? null,
      view: (id) => openViews.get(id),
      preload: async () => (await window()?.preload()) ?? { code: '', argv: [] },
    },
    port,
  );
  // A server on a TCP port has an address of this shape.
  access.listenOn((server.address() as AddressInfo).port);

  await loadApplication(shell.installation, args);
  return `${access.origin}/?key=${access.key}`;
}
