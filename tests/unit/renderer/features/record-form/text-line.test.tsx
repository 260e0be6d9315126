import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TextLine } from '#renderer/features/record-form/identity/TextLine.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

test('a key draws its own field alone, and the others go on from what it left', async () => {
  installFakeBridge();
  const show = vi.fn((text: string) => text);
  function Fields() {
    const [names, setNames] = useState({ given: '', family: '' });
    const set = (part: Partial<typeof names>) => setNames({ ...names, ...part });
    return (
      <>
        <TextLine path="given" label="Prénom" value={names.given} onChange={(given) => set({ given: given ?? '' })} />
        <TextLine
          path="family"
          label="Nom"
          value={names.family}
          onChange={(family) => set({ family: family ?? '' })}
          show={show}
        />
        <p>{`${names.given} ${names.family}`}</p>
      </>
    );
  }
  const { person } = await openScreen(<Fields />);
  const given = await screen.findByRole('textbox', { name: 'Prénom' });
  show.mockClear();
  await person.type(given, 'Ada');
  expect(show).not.toHaveBeenCalled();
  await person.type(screen.getByRole('textbox', { name: 'Nom' }), 'Neuve');
  expect(screen.getByText('Ada Neuve')).toBeTruthy();
});
