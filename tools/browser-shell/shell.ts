import { PageChannel } from './channel.ts';

/** State shared by the parts of the Electron replacement. One process runs one application, as in Electron. */
export interface Shell {
  appRoot: string;
  /** Folder for saved files. */
  downloads: string;
  /** Folder for chosen and dropped files while the application runs. */
  uploads: string;
  readonly page: PageChannel;
}

export const shell: Shell = { appRoot: '', downloads: '', uploads: '', page: new PageChannel() };
