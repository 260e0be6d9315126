import { cleanup, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '#shared/preferences.ts';
import { useLetterKeys } from '../../../../../../src/renderer/kit/actions/keys/letters.ts';
import { PreferencesContext } from '../../../../../../src/renderer/kit/data/session.ts';

const run = vi.fn<() => void>();

function Screen() {
  useLetterKeys({ j: run });
  return (
    <>
      <button type="button">free</button>
      <input aria-label="field" />
      <textarea aria-label="text" />
      <select aria-label="choice" />
      {/* biome-ignore lint/a11y/useSemanticElements: a rich text is such an element. */}
      <div role="textbox" tabIndex={0} contentEditable suppressContentEditableWarning>
        <p>rich</p>
      </div>
    </>
  );
}
const open = (hasLetterKeys = true) =>
  render(
    <PreferencesContext value={preferences.parse({ locale: 'fr', theme: 'light', hasLetterKeys })}>
      <Screen />
    </PreferencesContext>,
  );

beforeEach(() => {
  run.mockClear();
  cleanup();
});

test('a letter acts on the page, also with Caps Lock on', () => {
  const { getByText } = open();
  fireEvent.keyDown(getByText('free'), { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'J' });
  expect(run).toHaveBeenCalledTimes(2);
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { shiftKey: true },
  { repeat: true },
  { isComposing: true },
])('a letter does nothing with %j', (how) => {
  open();
  fireEvent.keyDown(document.body, { key: 'j', ...how });
  expect(run).not.toHaveBeenCalled();
});

test.each(['field', 'text', 'choice'])('a letter does nothing inside a %s', (label) => {
  const { getByLabelText } = open();
  fireEvent.keyDown(getByLabelText(label), { key: 'j' });
  expect(run).not.toHaveBeenCalled();
});

test('a letter does nothing inside a rich text', () => {
  const { getByText } = open();
  fireEvent.keyDown(getByText('rich'), { key: 'j' });
  expect(run).not.toHaveBeenCalled();
});

test.each(['dialog', 'menu', 'listbox'])('a letter does nothing while a %s is open', (role) => {
  const { container } = open();
  const popup = document.createElement('div');
  popup.setAttribute('role', role);
  container.append(popup);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(run).not.toHaveBeenCalled();
});

test('a letter does nothing for a person who switched single letters off', () => {
  open(false);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(run).not.toHaveBeenCalled();
});
