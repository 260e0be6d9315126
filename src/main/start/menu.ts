import type { Locale } from '#shared/preferences.ts';
import type { Application } from '../adapters/application.ts';
import { openFolder } from '../adapters/open-folder.ts';
import type { Emit } from '../ipc/handler.ts';
import type { Log } from '../ports.ts';

interface MenuContext {
  application: Application;
  locale: Locale;
  emit: Emit;
  log: Log;
}

/**
 * Shows the application menu in a language; the page carries out most of its commands. The window opens without waiting
 * for its texts.
 */
export async function showMenu({ application, locale, emit, log }: MenuContext): Promise<void> {
  const { setApplicationMenu } = await import('../adapters/menu.ts');
  const { name, platform, isPackaged, logFolder } = application;
  setApplicationMenu({
    name,
    locale,
    isMac: platform === 'mac',
    isPackaged,
    openLogFolder: () =>
      void openFolder(logFolder).catch((thrown: unknown) => log('warn', 'the log folder cannot open', { thrown })),
    onCommand: (command) => emit('app.command', { command }),
  });
}
