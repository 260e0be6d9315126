import { PageChannel } from './channel.ts';

/** What the parts of the stand-in share. One process holds one application, as Electron's main process does. */
export interface Shell {
  appRoot: string;
  /** Where saved files land. */
  downloads: string;
  /** Where chosen and dropped files are kept while the application runs. */
  uploads: string;
  readonly page: PageChannel;
}

export const shell: Shell = { appRoot: '', downloads: '', uploads: '', page: new PageChannel() };
