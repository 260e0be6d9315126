import { PageChannel } from './channel.ts';
import type { Installation } from './installation.ts';

/** State shared by the parts of the Electron replacement. One process runs one application, as in Electron. */
export interface Shell {
  installation: Installation;
  /** The system whose own switches Electron adds to the command line. */
  switchesOf: NodeJS.Platform;
  /** Folder for saved files. */
  downloads: string;
  /** Folder for chosen and dropped files while the application runs. */
  uploads: string;
  readonly page: PageChannel;
}

export const shell: Shell = {
  installation: { isPackaged: false, program: null, folder: '', appPath: '', resourcesPath: '' },
  switchesOf: process.platform,
  downloads: '',
  uploads: '',
  page: new PageChannel(),
};
