import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const onDismiss = vi.fn();
beforeEach(() => {
  onDismiss.mockClear();
  installFakeBridge();
});

async function open(isQuestion: boolean) {
  const { person } = await openScreen(
    <DialogFrame title="Dessus" isQuestion={isQuestion} onDismiss={onDismiss}>
      <input aria-label="Nom" />
    </DialogFrame>,
  );
  const field = await screen.findByRole('textbox', { name: 'Nom' });
  const outside = () => {
    const backdrop = document.querySelector('.fui-DialogSurface__backdrop');
    if (backdrop === null) throw new Error('nothing lies between the dialog and the page');
    fireEvent.click(backdrop);
  };
  return { person, field, outside };
}

test.each([false, true])('Escape in a field of a dialog dismisses it, once (a question: %s)', async (isQuestion) => {
  const { person, field } = await open(isQuestion);
  await person.type(field, 'A');
  expect(onDismiss).not.toHaveBeenCalled();
  await person.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledOnce();
});

test.each([
  ['dismisses a dialog that asks nothing', false, 1],
  ['does not dismiss a question', true, 0],
])('a click outside %s', async (_what, isQuestion, times) => {
  const { outside } = await open(isQuestion);
  outside();
  expect(onDismiss).toHaveBeenCalledTimes(times);
});
