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

/** The application on its home page, with that many actions on screen. */
export async function openHome(container: HTMLElement, count: number): Promise<void> {
  const actions = actionsOf(count);
  function Actions() {
    useScreenActions(actions);
    return null;
  }
  openApp(container, '/');
  // The actions of a screen join those of all others, wherever it is drawn.
  createRoot(document.createElement('div')).render(<Actions />);
  await untilThere(container, '#page h2');
  await nextFrame();
}

/**
 * From the next key to the drawing that answers it, laid out.
 *
 * @param answered the event that the palette answers: a key that types is followed by the text
 * @returns milliseconds
 */
export function timeNextKey(answered: 'keydown' | 'input'): Promise<number> {
  return new Promise((resolve) => {
    let pressedAt = Number.NaN;
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true });
    addEventListener(
      answered,
      () => {
        // The frame that shows what the key changed. No task could tell: Chromium puts them off for some frames after a key.
        requestAnimationFrame(() => {
          document.querySelector('[role="listbox"]')?.getBoundingClientRect();
          resolve(performance.now() - pressedAt);
        });
      },
      { capture: true, once: true },
    );
  });
}

/** From the next key to the paint of the palette with its options. @returns milliseconds */
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
