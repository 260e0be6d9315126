import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { type ResolverResult, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { useField } from '#renderer/kit/form/fields/useField.tsx';
import { useLeave } from '#renderer/kit/form/useLeave.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

interface Values {
  name: string;
}

const atLeastThree = ({ name }: Values): ResolverResult<Values, Values> => {
  if (name.length >= 3) return { values: { name }, errors: {} };
  return { values: {}, errors: { name: { type: 'server', message: 'trop court' } } };
};

function Line() {
  const { control } = useForm<Values, unknown, Values>({
    defaultValues: { name: '' },
    mode: 'onTouched',
    resolver: atLeastThree,
  });
  const { value, setValue, onBlur, error } = useField<string, Values, 'name', Values>({
    control,
    name: 'name',
  });
  return (
    <>
      <input aria-label="Nom" value={value} onChange={(event) => setValue(event.target.value)} onBlur={onBlur} />
      <p>{error === undefined ? 'juste' : error}</p>
      <button type="button">suite</button>
    </>
  );
}

test('a rule speaks when the field is left, not while somebody types, the second time either', async () => {
  installFakeBridge();
  const { person } = await openScreen(<Line />);
  const field = await screen.findByRole('textbox');
  await person.type(field, 'Ada');
  await person.tab();
  expect(screen.getByText('juste')).toBeTruthy();
  await person.clear(field);
  await person.type(field, 'Al');
  expect(screen.getByText('juste')).toBeTruthy();
  await person.tab();
  await waitFor(() => expect(screen.queryByText('juste')).toBeNull());
  // What is mended is right at once.
  await person.type(field, 'a');
  await waitFor(() => expect(screen.getByText('juste')).toBeTruthy());
});

test('a part of a form is left by what is beside it, not by what it opens above the page', async () => {
  const onLeave = vi.fn();
  function Part() {
    const leave = useLeave(onLeave);
    return (
      <>
        <section {...leave}>
          <button type="button">ajouter</button>
          {createPortal(<button type="button">titre</button>, document.body)}
        </section>
        <button type="button">ailleurs</button>
      </>
    );
  }
  render(<Part />);
  const person = userEvent.setup();
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  const soon = () => new Promise((resolve) => setTimeout(resolve));
  await press('ajouter');
  await press('titre');
  await soon();
  expect(onLeave).not.toHaveBeenCalled();
  // The menu is closed, and nothing has the focus yet.
  screen.getByRole('button', { name: 'titre' }).blur();
  await soon();
  expect(onLeave).not.toHaveBeenCalled();
  await press('ajouter');
  await press('ailleurs');
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
});
