import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { useLetterKeys } from '#renderer/kit/actions/keys/letters.ts';
import { ShortcutRegistry } from '#renderer/kit/actions/shortcuts/registry.ts';
import { ShortcutsContext, useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { PreferencesContext } from '#renderer/kit/data/session.ts';
import { preferences } from '#shared/preferences.ts';

const registry = new ShortcutRegistry();
const accepted = vi.fn<(name: string) => void>();
const passed = vi.fn<(name: string) => void>();

function Panel({ name }: { name: string }) {
  useShortcut('accept', () => accepted(name));
  useLetterKeys({ j: () => passed(name) });
  return <h2>{name}</h2>;
}

/** Presses a key in the moment in which a name is on screen. */
function Hasty({ name }: { name: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per name.
  useLayoutEffect(() => {
    const key = (letter: string) => new KeyboardEvent('keydown', { key: letter, cancelable: true });
    registry.press(key('a'), { platform: 'linux', hasLetters: true });
    window.dispatchEvent(key('j'));
  }, [name]);
  return (
    <ShortcutsContext value={registry}>
      <Panel key={name} name={name} />
    </ShortcutsContext>
  );
}

test('a key pressed as soon as somebody is on screen is theirs, and none is lost', () => {
  const screenOf = (name: string) => (
    <PreferencesContext value={preferences.parse({ locale: 'fr', theme: 'light' })}>
      <Hasty name={name} />
    </PreferencesContext>
  );
  const { rerender } = render(screenOf('Ada'));
  rerender(screenOf('Inès'));
  expect(accepted.mock.calls).toEqual([['Ada'], ['Inès']]);
  expect(passed.mock.calls).toEqual([['Ada'], ['Inès']]);
});
