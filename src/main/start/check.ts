import type { Application } from '../adapters/application.ts';
import { systemClock } from '../adapters/clock.ts';
import { openSystemNetwork } from '../adapters/network.ts';
import type { CheckPorts } from '../check/check.ts';
import { type CheckSurroundings, checkPorts } from '../check/ports.ts';

/** The differences between the check on the page and the check by command. */
type FromStart = Pick<CheckSurroundings, 'settings' | 'secrets' | 'resolveProxy' | 'credentials'>;

/** Makes the ports of the check of this computer. */
export const portsOfCheck = (application: Application, fromStart: FromStart): CheckPorts =>
  checkPorts({
    ...fromStart,
    own: {
      name: application.name,
      version: application.version,
      isPackaged: application.isPackaged,
      platform: process.platform,
      executable: process.execPath,
    },
    folders: {
      data: application.dataFolder,
      logs: application.logFolder,
      temporary: application.temporaryFolder,
    },
    clock: systemClock,
    openSystemNetwork,
  });
