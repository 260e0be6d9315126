import type { Dialog, DialogAnswer, MessageDialog, Notice, OpenDialog } from '../messages.ts';

/** Shows above the page what Electron shows outside it: dialogs, and where files were saved. */

const french = {
  cancel: 'Annuler',
  choose: 'Choisissez un fichier de cet ordinateur.',
  saved: (path: string) => `Fichier : ${path}`,
  folder: (path: string) => `Dossier : ${path}`,
  link: 'Ouvrir dans un nouvel onglet :',
  quit: 'Escale est fermé. Vous pouvez fermer cet onglet.',
  replaced: 'Escale est ouvert dans un autre onglet.',
  close: 'Fermer',
};
const english: typeof french = {
  cancel: 'Cancel',
  choose: 'Choose a file of this computer.',
  saved: (path) => `File: ${path}`,
  folder: (path) => `Folder: ${path}`,
  link: 'Open in a new tab:',
  quit: 'Escale is closed. You may close this tab.',
  replaced: 'Escale is open in another tab.',
  close: 'Close',
};
const texts = () => (document.documentElement.lang.startsWith('fr') ? french : english);

type Upload = (file: File) => { path: string; done: Promise<void> };

export function askPerson(dialog: Dialog, upload: Upload): Promise<DialogAnswer> {
  return dialog.kind === 'open' ? askFile(dialog, upload) : askMessage(dialog);
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, testId: string, text = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.dataset.testid = testId;
  made.textContent = text;
  return made;
}

function modal(testId: string, title: string): HTMLDialogElement {
  const dialog = element('dialog', testId);
  dialog.dataset.shell = '';
  const heading = element('h2', `${testId}-title`, title);
  heading.id = testId;
  dialog.setAttribute('aria-labelledby', testId);
  dialog.append(heading);
  document.body.append(dialog);
  return dialog;
}

/** Closing gives the focus back to where it was, as a dialog of the system does; removing alone loses it. */
function end(dialog: HTMLDialogElement): void {
  dialog.close();
  dialog.remove();
}

function button(text: string, testId: string, run: () => void): HTMLButtonElement {
  const made = element('button', testId, text);
  made.type = 'button';
  made.addEventListener('click', run);
  return made;
}

function askFile({ title, accept }: OpenDialog, upload: Upload): Promise<DialogAnswer> {
  return new Promise((resolve) => {
    const dialog = modal('shell-open-dialog', title);
    const finish = (path: string | null) => {
      end(dialog);
      resolve({ kind: 'open', path });
    };
    const input = element('input', 'shell-file-input');
    input.type = 'file';
    input.accept = accept;
    input.setAttribute('aria-label', texts().choose);
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (!file) return;
      const { path, done } = upload(file);
      done.then(
        () => finish(path),
        () => finish(null),
      );
    });
    dialog.append(
      element('p', 'shell-open-text', texts().choose),
      input,
      button(texts().cancel, 'shell-cancel', () => finish(null)),
    );
    dialog.addEventListener('cancel', () => finish(null));
    dialog.showModal();
  });
}

function askMessage({ message, detail, buttons, defaultId, cancelId }: MessageDialog): Promise<DialogAnswer> {
  return new Promise((resolve) => {
    const dialog = modal('shell-message-dialog', message);
    const finish = (response: number) => {
      end(dialog);
      resolve({ kind: 'message', response });
    };
    dialog.append(element('p', 'shell-message-detail', detail));
    buttons.forEach((label, index) => {
      const made = button(label, `shell-button-${index}`, () => finish(index));
      made.autofocus = index === defaultId;
      dialog.append(made);
    });
    dialog.addEventListener('cancel', () => finish(cancelId));
    dialog.showModal();
  });
}

/** Removes the notice, and gives the page its room. */
function endNotice(): void {
  document.querySelector('[data-testid="shell-notice"]')?.remove();
  delete document.documentElement.dataset.shellNotice;
}

/**
 * Shows a notice until it is closed or replaced: a bar below the page, which is as much lower meanwhile, dialogs of the
 * application included, so that it covers no button.
 */
export function showNotice(notice: Notice): void {
  endNotice();
  const box = element('div', 'shell-notice');
  box.dataset.shell = '';
  box.setAttribute('role', 'status');
  box.popover = 'manual';
  if (notice.kind === 'link') {
    const link = element('a', 'shell-link', notice.url);
    link.href = notice.url;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    box.append(element('span', 'shell-notice-text', texts().link), link);
  } else {
    box.append(element('span', 'shell-notice-text', texts()[notice.kind](notice.path)));
  }
  box.append(button(texts().close, 'shell-notice-close', endNotice));
  document.body.append(box);
  box.showPopover();
  const root = document.documentElement;
  root.dataset.shellNotice = '';
  // Its text may take more lines in a narrower window.
  new ResizeObserver(() => root.style.setProperty('--shell-notice', `${box.offsetHeight}px`)).observe(box);
}

/** Covers the page once its window is closed, since it can no longer be used. */
export function showEnd(reason: 'quit' | 'replaced'): void {
  if (document.querySelector('[data-testid="shell-end"]')) return;
  const dialog = modal('shell-end', texts()[reason]);
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.showModal();
}

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The tab is not in front, or the browser refused: the older API needs no permission.
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
}
