import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { preferences } from '#shared/preferences.ts';
import { startTexts } from '../../../../../src/renderer/app/i18n/i18n.ts';
import { HeaderLines } from '../../../../../src/renderer/features/import/header/HeaderLines.tsx';
import { PreferencesContext } from '../../../../../src/renderer/kit/data/session.ts';

const start = [
  { line: 1, cells: ['Liste au 1er septembre'] },
  { line: 3, cells: ['Courriel', 'Nom'] },
  { line: 4, cells: ['lea@example.org', 'Martin'] },
  { line: 5, cells: ['paul@example.org', 'Durand'] },
  { line: 6, cells: ['ana@example.org', 'Ruiz'] },
];

async function open(headerLine: number | null) {
  await startTexts('fr');
  const onChoose = vi.fn();
  render(
    <PreferencesContext value={preferences.parse({ locale: 'fr', theme: 'light' })}>
      <FluentProvider theme={webLightTheme}>
        <HeaderLines detection={{ start, headerLine }} isBusy={false} onChoose={onChoose} />
      </FluentProvider>
    </PreferencesContext>,
  );
  return { person: userEvent.setup(), onChoose };
}

test('the header is shown among the first lines, and what stands above it is said to be left out', async () => {
  const { person } = await open(3);
  expect(screen.getByRole('radio', { name: 'Titres à la ligne 3' })).toHaveProperty('checked', true);
  expect(screen.getByRole('status').textContent).toBe('La ligne au-dessus des titres est laissée de côté.');
  expect(screen.queryByText('ana@example.org')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Voir plus de lignes' }));
  expect(screen.getByText('ana@example.org')).toBeDefined();
});

test('a press on any cell of a line makes it the header', async () => {
  const { person, onChoose } = await open(3);
  await person.click(screen.getByText('Durand'));
  expect(onChoose).toHaveBeenLastCalledWith(5);
  await person.click(screen.getByRole('radio', { name: 'Aucune ligne de titres' }));
  expect(onChoose).toHaveBeenLastCalledWith(null);
});

test('a file without header leaves nothing out', async () => {
  await open(null);
  expect(screen.getByRole('radio', { name: 'Aucune ligne de titres' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('status')).toBeNull();
});
