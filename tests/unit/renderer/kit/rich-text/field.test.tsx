import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { RecordFormView } from '#renderer/kit/form/RecordFormView.tsx';
import { recordSave } from '#renderer/kit/form/save.ts';
import { useRecordForm } from '#renderer/kit/form/useRecordForm.ts';
import { RichTextField } from '#renderer/kit/rich-text/RichTextField.tsx';
import { optionalRichText } from '#renderer/kit/rich-text/rules.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

let saved: unknown[];

interface Options {
  kind?: 'text' | 'article';
  isReadOnly?: boolean;
  adviceAbove?: number;
  maxBytes?: number;
}

function Screen({ html, kind = 'text', maxBytes, ...options }: Options & { html: string | null }) {
  const record = useRecordForm<{ text: string | null }, { text: string | null }>({
    schema: z.object({ text: optionalRichText({ kind, stored: html, maxBytes }) }),
    initial: { text: html },
    strategy: recordSave<{ text: string | null }, { text: string | null }>(async (_, changes) => {
      saved.push(changes);
      return null;
    }),
  });
  return (
    <RecordFormView record={record} context="users" wayOn={(closes) => (closes ? () => {} : null)} onCancel={() => {}}>
      <RichTextField control={record.form.control} name="text" label="Texte" {...{ kind, maxBytes }} {...options} />
    </RecordFormView>
  );
}

async function open(html: string | null, options: Options = {}) {
  const { person } = await openScreen(<Screen html={html} {...options} />);
  return { person, editor: await screen.findByRole('textbox', { name: /Texte/ }) };
}

/** Pastes the clipboard at the caret. */
const paste = (editor: HTMLElement, html: string) => {
  editor.focus();
  fireEvent.paste(editor, {
    clipboardData: {
      types: ['text/html'],
      getData: (type: string) => (type === 'text/html' ? html : ''),
      files: [],
      items: [],
    },
  });
};

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const command = (name: RegExp) => within(screen.getByRole('toolbar')).getByRole('button', { name });

beforeEach(() => {
  saved = [];
  installFakeBridge({});
});

describe('a rich text field in a form', () => {
  it.each([
    ['that the editor knows', '<p>Un&nbsp;!</p>\n<ul><li>Deux</li></ul>'],
    ['that it does not know', '<table><tr><td>1</td></tr></table>'],
    ['that is not there', null],
  ])('does not change a text %s by being opened, focused and left', async (_, html) => {
    const { editor } = await open(html);
    editor.focus();
    fireEvent.blur(editor);
    expect(screen.getByText('Aucune modification')).toBeTruthy();
    save();
    await waitFor(() => expect(saved).toEqual([{}]));
  });

  it('sends pasted content cleaned', async () => {
    const { editor } = await open(null);
    paste(editor, '<p>Un <b>deux</b><img src=x onerror=alert(1)></p><script>alert(1)</script>');
    await screen.findByText('Modifications non enregistrées');
    save();
    await waitFor(() => expect(saved).toEqual([{ text: '<p>Un <strong>deux</strong></p>' }]));
  });

  it('converts the markup of other programs', async () => {
    const { editor } = await open(null);
    paste(
      editor,
      '<table><tr><td>Samedi</td><td>10 h</td></tr></table><p style="mso-list:l0 level1"><span style="mso-list:Ignore">· </span>Un</p>',
    );
    await screen.findByText('Modifications non enregistrées');
    save();
    await waitFor(() => expect(saved).toEqual([{ text: '<p>Samedi 10 h</p><ul><li>Un</li></ul>' }]));
  });

  it('says what a paste loses: tables become lines, pictures are dropped', async () => {
    const { editor } = await open(null);
    paste(editor, '<table><tr><td>Samedi</td></tr></table>');
    await screen.findByText(/Le tableau collé est devenu du texte/u);
    paste(editor, '<p>Un <img src="file:///C:/a.png"></p>');
    await screen.findByText(/images collées avec le texte n’ont pas été reprises/u);
    paste(editor, '<p>Deux</p>');
    await waitFor(() => expect(screen.queryByText(/collé/u)).toBeNull());
  });

  describe('a table pasted into an article', () => {
    const WORD =
      '<p class="MsoNormal">Avant</p><table class="MsoTable" style="width:50%"><tr><td colspan="2" style="border:1px"><p class="MsoNormal"><span style="color:red">Samedi</span></p></td></tr></table>';
    const answer = async (name: string) => {
      const dialog = within(await screen.findByRole('alertdialog', { name: /contient un tableau/u, hidden: true }));
      fireEvent.click(dialog.getByRole('button', { name, hidden: true }));
    };

    it('can be kept: the text then becomes HTML with the table in its place', async () => {
      const { editor } = await open('<p>Début</p>', { kind: 'article' });
      paste(editor, WORD);
      expect(editor.textContent).toBe('Début');
      await answer('Garder le tableau');
      const html = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Texte/ });
      await waitFor(() => expect(screen.getByRole('textbox', { name: /Texte/ })).toBeInstanceOf(HTMLTextAreaElement));
      expect(html).toBeDefined();
      save();
      await waitFor(() => expect(saved).toHaveLength(1));
      const text = JSON.stringify(saved[0]);
      for (const kept of ['<p>Début</p>', '<p>Avant</p>', '<table>', '<td colspan=\\"2\\">', 'Samedi']) {
        expect(text).toContain(kept);
      }
      for (const gone of ['Mso', 'style', '<span', '\uE000']) expect(text).not.toContain(gone);
    });

    it('can be pasted as text, which is announced', async () => {
      const { editor } = await open(null, { kind: 'article' });
      paste(editor, WORD);
      await answer('Coller le texte seul');
      await screen.findByText(/Le tableau collé est devenu du texte/u);
      save();
      await waitFor(() => expect(saved).toEqual([{ text: '<p>Avant</p><p>Samedi</p>' }]));
    });

    it('is not pasted until the person answers', async () => {
      const { editor } = await open('<p>Début</p>', { kind: 'article' });
      paste(editor, WORD);
      await answer('Annuler');
      await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
      expect(editor.textContent).toBe('Début');
      await screen.findByText('Aucune modification');
    });
  });

  it('centres a picture of an article, and resets it', async () => {
    const { editor } = await open('<p><img src="https://example.org/a.png" alt="A"></p>', { kind: 'article' });
    editor.focus();
    fireEvent.click(command(/^Centrer/));
    await screen.findByText('Modifications non enregistrées');
    save();
    await waitFor(() =>
      expect(saved).toEqual([
        { text: '<p style="text-align: center"><img src="https://example.org/a.png" alt="A"></p>' },
      ]),
    );
    fireEvent.click(command(/^Centrer/));
    save();
    await waitFor(() => expect(saved.at(-1)).toEqual({ text: '<p><img src="https://example.org/a.png" alt="A"></p>' }));
  });

  it('has no change left after an undo, although the editor would write the text otherwise', async () => {
    const { editor } = await open('<P>Un&#160;!</P>\n');
    paste(editor, '<p>deux</p>');
    await screen.findByText('Modifications non enregistrées');
    fireEvent.click(command(/Annuler la frappe/));
    await screen.findByText('Aucune modification');
  });

  it('opens as HTML a text that the editor would change, with a preview, and cleans what is typed there', async () => {
    const { editor } = await open('<div><p onclick="x()">Un</p></div>');
    expect(editor).toBeInstanceOf(HTMLTextAreaElement);
    expect(within(screen.getByRole('region', { name: 'Aperçu' })).getByText('Un')).toBeTruthy();
    fireEvent.change(editor, { target: { value: '<p onclick="x()">Deux</p><script>x()</script>' } });
    await screen.findByText(/cette mise en forme, non acceptée, sera retirée\s: script/);
    await screen.findByText(/ce réglage, non accepté, sera retiré\s: onclick/);
    save();
    await waitFor(() => expect(saved).toEqual([{ text: '<p>Deux</p>' }]));
  });

  it('asks before the editor opens a text that it would change, and counts that as a change', async () => {
    const { editor } = await open('<div><p>Un</p></div>');
    expect(editor).toBeInstanceOf(HTMLTextAreaElement);
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir dans l’éditeur' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ouvrir dans l’éditeur' }));
    await screen.findByRole('toolbar');
    save();
    await waitFor(() => expect(saved).toEqual([{ text: '<p>Un</p>' }]));
  });

  it('refuses more bytes than the platform stores, and moves the focus into the text', async () => {
    const { editor } = await open(null, { maxBytes: 12 });
    paste(editor, '<p>ééé</p>');
    await screen.findByText(/13\so sur 12\so/u);
    save();
    await waitFor(() => expect(editor.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(editor);
    expect(saved).toEqual([]);
  });

  it('formats large numbers in its error as its counter does', async () => {
    const { editor } = await open(null, { maxBytes: 1200 });
    paste(editor, `<p>${'é'.repeat(600)}</p>`);
    save();
    // With the no-break space of the language.
    expect(await screen.findByText(/^Trop long\s: 1,2\sko au plus$/u)).toBeDefined();
  });

  it('counts the characters and advises on the length', async () => {
    const { editor } = await open('<p>un <strong>deux</strong></p>', { adviceAbove: 10 });
    expect(screen.getByText('7 caractères')).toBeTruthy();
    paste(editor, '<p>trois quatre</p>');
    await screen.findByText(/10 caractères au plus sont conseillés/);
  });

  it('sets a link with a validated address', async () => {
    const { editor, person } = await open(null);
    paste(editor, '<p>Un</p>');
    fireEvent.click(command(/Lien…/));
    const dialog = await screen.findByRole('dialog', { name: 'Ajouter un lien' });
    const address = within(dialog).getByRole('textbox', { name: /Adresse/ });
    await person.click(address);
    await person.paste('javascript:alert(1)');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ajouter le lien' }));
    await within(dialog).findByText(
      'Saisissez une adresse web (https://…), une adresse e-mail ou un numéro de téléphone',
    );
    fireEvent.change(address, { target: { value: 'example.org/aide' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ajouter le lien' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The dialog did not submit the form around it.
    expect(saved).toEqual([]);
    save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(JSON.stringify(saved)).toContain('https://example.org/aide');
  });

  it('inserts a picture of an article by its address, with an alternative text', async () => {
    await open(null, { kind: 'article' });
    fireEvent.click(command(/Image…/));
    const dialog = await screen.findByRole('dialog', { name: 'Ajouter une image' });
    const insert = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Insérer l’image' }));
    const address = within(dialog).getByRole('textbox', { name: /Adresse/ });
    fireEvent.change(address, { target: { value: 'http://example.org/a.png' } });
    insert();
    await within(dialog).findByText('Saisissez une adresse qui commence par https://');
    within(dialog).getByText('Décrivez l’image, ou cochez qu’elle est décorative');
    fireEvent.change(address, { target: { value: 'https://example.org/a.png' } });
    fireEvent.change(within(dialog).getByRole('textbox', { name: /Texte de remplacement/ }), {
      target: { value: 'Affiche' },
    });
    insert();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    save();
    await waitFor(() =>
      expect(saved).toEqual([{ text: '<p><img src="https://example.org/a.png" alt="Affiche"></p>' }]),
    );
  });

  it('makes the toolbar one tab stop, with arrows between its buttons', async () => {
    await open('<p>Un</p>');
    const buttons = within(screen.getByRole('toolbar')).getAllByRole('button');
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    buttons[0]?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(buttons[1]);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'End' });
    expect(document.activeElement).toBe(buttons.at(-1));
    // Other keys are the browser's, and those of the commands.
    for (const keys of [{ key: 'a' }, { key: 'ArrowLeft', ctrlKey: true }, { key: 'Home', altKey: true }]) {
      expect(fireEvent.keyDown(document.activeElement ?? document.body, keys)).toBe(true);
      expect(document.activeElement).toBe(buttons.at(-1));
    }
  });

  it('is read-only when the text must not be changed', async () => {
    const { editor } = await open('<p>Un</p>', { isReadOnly: true });
    expect(editor.getAttribute('contenteditable')).toBe('false');
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('exposes its label and its description', async () => {
    const { editor } = await open(null);
    expect(editor.getAttribute('aria-multiline')).toBe('true');
    expect(editor.getAttribute('contenteditable')).toBe('true');
  });
});
