import { StarRegular } from '@fluentui/react-icons';
import { createRoot } from 'react-dom/client';
import { type ReadyAction, useScreenActions } from '#renderer/kit/actions/screen.ts';
import { openApp, untilThere } from './app.ts';
import { nextFrame } from './frames.ts';

const verbs = ['Créer', 'Exporter', 'Modérer', 'Préparer', 'Archiver', 'Rétablir', 'Vérifier', 'Envoyer'];
const things = ['un relais', 'la carte', 'l’événement', 'une campagne', 'le profil'];

const actionsOf = (count: number): ReadyAction[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `action-${index}`,
    label: `${verbs[index % verbs.length]} ${things[index % things.length]} ${index}`,
    subject: `${index} lignes`,
    icon: StarRegular,
    run: () => {},
  }));

/** Opens the application on its home page, with the given number of actions on screen. */
export async function openHome(container: HTMLElement, count: number): Promise<void> {
  const actions = actionsOf(count);
  function Actions() {
    useScreenActions(actions);
    return null;
  }
  openApp(container, '/');
  // The palette collects the actions of every rendered component, wherever it is.
  createRoot(document.createElement('div')).render(<Actions />);
  await untilThere(container, '#page h2');
  await nextFrame();
}

/**
 * Measures from the next key to the resulting layout.
 *
 * @param answered the event that the palette handles: for a key that types, the input event after it
 * @returns milliseconds
 */
export function timeNextKey(answered: 'keydown' | 'input'): Promise<number> {
  return new Promise((resolve) => {
    let pressedAt = Number.NaN;
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true });
    addEventListener(
      answered,
      () => {
        // Waits for the frame with the change. A task would be late: Chromium delays tasks for some frames after a key.
        requestAnimationFrame(() => {
          document.querySelector('[role="listbox"]')?.getBoundingClientRect();
          resolve(performance.now() - pressedAt);
        });
      },
      { capture: true, once: true },
    );
  });
}

/** Measures from the next key to the paint of the palette with its options. @returns milliseconds */
export function timeOpening(): Promise<number> {
  return new Promise((resolve) => {
    let pressedAt = Number.NaN;
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
    const observer = new MutationObserver(() => {
      if (document.querySelector('[role="dialog"] [role="option"]') === null) return;
      observer.disconnect();
      void nextFrame().then(() => resolve(performance.now() - pressedAt));
    });
    observer.observe(document.body, { subtree: true, childList: true });
  });
}
