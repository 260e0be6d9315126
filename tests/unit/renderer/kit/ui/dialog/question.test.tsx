import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';

it('returns the answer to its caller, closes the question, and restores the focus', async () => {
  let answered: boolean | undefined;
  function Form() {
    const { question, ask } = useQuestion<string, boolean>(false);
    const save = async () => {
      answered = await ask('Sure?');
    };
    return (
      <>
        <button type="button" onClick={() => void save()}>
          Save
        </button>
        {question !== null && (
          <button type="button" ref={(button) => button?.focus()} onClick={() => question.answer(true)}>
            {question.about}
          </button>
        )}
      </>
    );
  }
  render(<Form />);
  const saves = screen.getByRole('button', { name: 'Save' });
  saves.focus();
  fireEvent.click(saves);
  const asks = screen.getByRole('button', { name: 'Sure?' });
  expect(asks).toBe(document.activeElement);
  await act(async () => fireEvent.click(asks));
  expect(answered).toBe(true);
  expect(screen.queryByRole('button', { name: 'Sure?' })).toBeNull();
  expect(saves).toBe(document.activeElement);
});

it('answers with the default when it can no longer be answered', async () => {
  const { result, unmount } = renderHook(() => useQuestion<string, boolean>(false));
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = result.current.ask('Sure?');
  });
  unmount();
  expect(await answer).toBe(false);
});
