import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useReadName } from '#renderer/kit/ui/page/useReadName.ts';

function Step({ place, name }: { place: string; name: string }) {
  const element = useRef<HTMLElement>(null);
  const said = useReadName({ element, place, name, isQuietAtFirst: true });
  return (
    <>
      <button type="button">Suivant</button>
      <section ref={element} tabIndex={-1} aria-label={name} />
      <p role="status">{said}</p>
    </>
  );
}

const said = () => screen.getByRole('status').textContent;

test('a step that is passed by itself is followed by the name of the one that stays', async () => {
  const { rerender } = render(<Step place="columns" name="Étape 2" />);
  const button = screen.getByRole('button');
  button.focus();
  rerender(<Step place="codes" name="Étape 3" />);
  // The step takes the focus, and is read out by it.
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Étape 3' }));
  expect(said()).toBe('');
  rerender(<Step place="check" name="Étape 4" />);
  await waitFor(() => expect(said()).toBe('Étape 4'));
  // What stays in a status is read out again behind each dialog that closes.
  await waitFor(() => expect(said()).toBe(''), { timeout: 10_000 });
});

test('the step that is there at first does not take the focus, and nothing is announced', () => {
  render(<Step place="file" name="Étape 1" />);
  expect(document.activeElement).toBe(document.body);
  expect(said()).toBe('');
});
