import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { PlaceholderTextarea } from '#renderer/kit/form/PlaceholderTextarea.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

function Letter({ longest = 40 }: { longest?: number }) {
  const [text, setText] = useState('Bonjour , bienvenue');
  return (
    <PlaceholderTextarea
      label="Texte"
      text={text}
      onText={setText}
      longest={longest}
      placeholders={['prénom', 'nom']}
      meaningOf={(name) => `le ${name}`}
    />
  );
}
beforeEach(() => void installFakeBridge({ 'app.setUnsaved': () => undefined }));

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texte' });
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^Insérer\\s: le ${name}$`, 'u') });

test('a placeholder is put where the caret is, and typing goes on behind it', async () => {
  const { person } = await openScreen(<Letter />);
  await screen.findByRole('group', { name: 'À insérer' });
  field().focus();
  field().setSelectionRange(8, 8);
  await person.click(button('prénom'));
  expect(field().value).toBe('Bonjour {prénom}, bienvenue');
  await waitFor(() => expect([document.activeElement, field().selectionStart]).toEqual([field(), 16]));
  await person.keyboard(' !');
  expect(field().value).toBe('Bonjour {prénom} !, bienvenue');
});

test('what is selected makes place for a placeholder', async () => {
  const { person } = await openScreen(<Letter />);
  await screen.findByRole('group');
  field().setSelectionRange(0, 7);
  await person.click(button('nom'));
  expect(field().value).toBe('{nom} , bienvenue');
});

test('a full text takes none, and nothing at its end is lost', async () => {
  const { person } = await openScreen(<Letter longest={25} />);
  await screen.findByRole('group');
  expect(button('prénom').getAttribute('aria-disabled')).toBe('true');
  await person.click(button('prénom'));
  expect(field().value).toBe('Bonjour , bienvenue');
  await person.click(button('nom'));
  expect(field().value).toHaveLength(24);
});
