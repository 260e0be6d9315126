import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { isInputHeld, takeHeldInput } from '#renderer/kit/form/held-input.ts';
import { RecordFormView } from '#renderer/kit/form/RecordFormView.tsx';
import { recordSave } from '#renderer/kit/form/save.ts';
import { useConfirmLeave } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { useRecordForm } from '#renderer/kit/form/useRecordForm.ts';
import { RichTextField, RichTextInput } from '#renderer/kit/rich-text/RichTextField.tsx';
import { optionalRichText } from '#renderer/kit/rich-text/rules.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

interface Text {
  text: string | null;
}

let saved: unknown[];
let bridge: FakeBridge;

function Form({ html }: { html: string | null }) {
  const record = useRecordForm<Text, Text>({
    schema: z.object({ text: optionalRichText({ stored: html }) }),
    initial: { text: html },
    strategy: recordSave<Text, Text>(async (_, changes) => {
      saved.push(changes);
      return null;
    }),
    target: { resource: 'articles', id: 7, fields: { text: { label: 'articles:form.paragraph', Value: () => null } } },
  });
  return (
    <RecordFormView record={record} context="users" wayOn={(closes) => (closes ? () => {} : null)} onCancel={() => {}}>
      <RichTextField control={record.form.control} name="text" label="Texte" />
    </RecordFormView>
  );
}

let leaving: Promise<boolean> | undefined;

function Screen({ html }: { html: string | null }) {
  const [isOpen, setOpen] = useState(true);
  const confirmLeave = useConfirmLeave();
  return (
    <>
      {isOpen && <Form html={html} />}
      <button type="button" onClick={() => setOpen(false)}>
        Fermer
      </button>
      <button
        type="button"
        onClick={() => {
          leaving = confirmLeave();
        }}
      >
        Partir
      </button>
    </>
  );
}

/** Types at the caret: the document of the editor changes with this event. */
const type = (editor: HTMLElement, html: string) => {
  editor.focus();
  fireEvent.paste(editor, {
    clipboardData: {
      types: ['text/html'],
      getData: (kind: string) => (kind === 'text/html' ? html : ''),
      files: [],
      items: [],
    },
  });
};

async function open(html: string | null) {
  await openScreen(<Screen html={html} />);
  return screen.findByRole('textbox', { name: /Texte/u });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  saved = [];
  leaving = undefined;
  bridge = installFakeBridge({
    'drafts.get': () => null,
    'drafts.hold': () => undefined,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    'app.setUnsaved': () => undefined,
  });
});

describe('what the editor of a text holds', () => {
  it('is saved as it is typed, although the form was not given it yet', async () => {
    const editor = await open('<p>Un</p>');
    type(editor, '<p>Deux</p>');
    press('Enregistrer');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(JSON.stringify(saved[0])).toContain('Deux');
  });

  it('is in the draft of a form that is closed at once', async () => {
    const editor = await open('<p>Un</p>');
    type(editor, '<p>Deux</p>');
    press('Fermer');
    await waitFor(() => expect(JSON.stringify(bridge.requests('drafts.save'))).toContain('Deux'));
  });

  it('is in the draft that the end of the session stores', async () => {
    const editor = await open('<p>Un</p>');
    type(editor, '<p>Deux</p>');
    bridge.emit('app.sessionEnding', {});
    await waitFor(() => expect(JSON.stringify(bridge.requests('drafts.save'))).toContain('Deux'));
  });

  it('is asked about before it is left, and main is told at once that something is unsaved', async () => {
    const editor = await open('<p>Un</p>');
    type(editor, '<p>Deux</p>');
    expect(isInputHeld()).toBe(true);
    await waitFor(() => expect(bridge.requests('app.setUnsaved')).toContainEqual({ isUnsaved: true }));
    press('Partir');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect(leaving).toBeInstanceOf(Promise);
  });

  it('is given to the form when the field is left', async () => {
    const editor = await open('<p>Un</p>');
    type(editor, '<p>Deux</p>');
    fireEvent.blur(editor);
    expect(await screen.findByText('Modifications non enregistrées')).toBeTruthy();
    await waitFor(() => expect(isInputHeld()).toBe(false));
  });
});

describe('the editor of a text', () => {
  it('writes once for several keys, and all of them', async () => {
    const onChange = vi.fn<(html: string | null) => void>();
    await openScreen(<RichTextInput value="<p>Un</p>" kind="text" isEditable onChange={onChange} onBlur={() => {}} />);
    const editor = await screen.findByRole('textbox');
    for (const letter of ['a', 'b', 'c']) type(editor, letter);
    expect(onChange).not.toHaveBeenCalled();
    takeHeldInput();
    expect(onChange).toHaveBeenCalledTimes(1);
    for (const letter of ['a', 'b', 'c']) expect(onChange.mock.lastCall?.[0]).toContain(letter);
  });

  it('writes by itself after a pause', async () => {
    const onChange = vi.fn<(html: string | null) => void>();
    await openScreen(<RichTextInput value={null} kind="text" isEditable onChange={onChange} onBlur={() => {}} />);
    type(await screen.findByRole('textbox'), 'abc');
    await waitFor(() => expect(onChange.mock.lastCall?.[0]).toBe('<p>abc</p>'), { timeout: 3000 });
  });
});
