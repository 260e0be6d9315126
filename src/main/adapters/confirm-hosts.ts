import { dialog } from 'electron';
import type { Locale } from '#shared/preferences.ts';
import { ownWindow } from './window.ts';

/** Hosts that are named; a longer list would not be read, and not fit on a screen. */
const NAMED = 12;

/**
 * Asks the person, in a dialog of the system that no page can draw or answer, whether these hosts may be asked about the
 * addresses of a message.
 */
export function createHostQuestion(locale: () => Locale): (hosts: readonly string[]) => Promise<boolean> {
  return async (hosts) => {
    const { texts } = await import('../locales/texts.ts');
    const text = texts(locale());
    const named = hosts.slice(0, NAMED).map((host) => `• ${host}`);
    const others = hosts.length - named.length;
    const options = {
      type: 'question' as const,
      message: text('hosts:question'),
      detail: [
        text('hosts:detail'),
        '',
        ...named,
        ...(others > 0 ? [text('hosts:others', { count: others })] : []),
      ].join('\n'),
      buttons: [text('hosts:ask'), text('hosts:leave')],
      // Enter refuses: a page may have made the person press it.
      defaultId: 1,
      cancelId: 1,
      noLink: true,
    };
    const window = ownWindow();
    const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
    return response === 0;
  };
}
