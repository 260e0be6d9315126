import { prepareApplication } from './adapters/application.ts';
import { privilegePageScheme } from './adapters/page-protocol.ts';
import { commandAmong } from './app/command-line.ts';
import { isHarmlessSwitch } from './app/switches.ts';
import { redactorFor } from './log/redact.ts';
import { endWithCommand } from './start/command.ts';
import { startWithWindow } from './start/window.ts';

// The entry of the main process. Electron becomes ready only after this module has been evaluated, so it does what must
// come before that, and never awaits anything that needs Electron.

// First of all: switches that weaken the application are refused, and the folders are set, before anything uses them.
const preparing = prepareApplication(process.env);
privilegePageScheme();
// Settled at once, unless the start is refused: then this waits until the reason was told, and the process ends.
const application = await preparing;
const context = { application, env: process.env, redact: redactorFor(application.homeFolder) };

// A command runs beside an open application: it needs neither the lock nor a window, and writes no log.
const command = commandAmong(application.args, (argument) => isHarmlessSwitch(argument, process.platform));
if (command === null) await startWithWindow(context);
else await endWithCommand(command, context);
