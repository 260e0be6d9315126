import { dialog } from 'electron';
import type { Locale } from '#shared/preferences.ts';
import { texts } from '../app/texts.ts';
import { ownWindow } from './window.ts';

/** Hosts that are named; a longer list would not be read, and not fit on a screen. */
const NAMED = 12;

/**
 * Asks the person, in a dialog of the system that no page can draw or answer, whether these hosts may be asked about the
 * addresses of a message.
 */
export function createHostQuestion(locale: () => Locale): (hosts: readonly string[]) => Promise<boolean> {
  return async (hosts) => {
    const words = texts[locale()];
    const named = hosts.slice(0, NAMED).map((host) => `• ${host}`);
    const others = hosts.length - named.length;
    const options = {
      type: 'question' as const,
      message: words.askHosts,
      detail: [words.askHostsDetail, '', ...named, ...(others > 0 ? [words.otherHosts(others)] : [])].join('\n'),
      buttons: [words.checkHosts, words.leaveHosts],
      // Enter, which a page may have had pressed, agrees to nothing.
      defaultId: 1,
      cancelId: 1,
      noLink: true,
    };
    const window = ownWindow();
    const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
    return response === 0;
  };
}
