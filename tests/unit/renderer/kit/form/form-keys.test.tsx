import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFormKeys } from '#renderer/kit/form/useFormKeys.ts';

const keys = { save: vi.fn(), saveAndClose: vi.fn(), cancel: vi.fn(), toError: vi.fn() };

function Form() {
  useFormKeys(keys);
  return (
    <>
      <input type="search" aria-label="Rechercher" />
      <aside data-dismissible="">
        <button type="button">Aide</button>
      </aside>
    </>
  );
}

test('Escape empties a search before it leaves the form', () => {
  render(<Form />);
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'petit' } });
  // The browser empties the field, which is its own default for this key.
  expect(fireEvent.keyDown(search, { key: 'Escape' })).toBe(true);
  expect(keys.cancel).not.toHaveBeenCalled();
  fireEvent.change(search, { target: { value: '' } });
  fireEvent.keyDown(search, { key: 'Escape' });
  expect(keys.cancel).toHaveBeenCalledOnce();
});

test('Escape in a pane that closes by it does not leave the form; other keys act from there', () => {
  keys.cancel.mockClear();
  render(<Form />);
  const button = screen.getByRole('button', { name: 'Aide' });
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(keys.cancel).not.toHaveBeenCalled();
  fireEvent.keyDown(button, { key: 's', ctrlKey: true });
  expect(keys.save).toHaveBeenCalledOnce();
});
