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

async function open(headerLine: number | null, { joinsTitles = false, rows = start } = {}) {
  await startTexts('fr');
  const onChoose = vi.fn();
  render(
    <PreferencesContext value={preferences.parse({ locale: 'fr', theme: 'light' })}>
      <FluentProvider theme={webLightTheme}>
        <HeaderLines detection={{ start: rows, headerLine, joinsTitles }} isBusy={false} onChoose={onChoose} />
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
  expect(onChoose).toHaveBeenLastCalledWith({ headerLine: 5, joinsTitles: false });
  await person.click(screen.getByRole('radio', { name: 'Aucune ligne de titres' }));
  expect(onChoose).toHaveBeenLastCalledWith({ headerLine: null, joinsTitles: false });
});

test('a file without header leaves nothing out', async () => {
  await open(null);
  expect(screen.getByRole('radio', { name: 'Aucune ligne de titres' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('status')).toBeNull();
});

const grouped = [
  { line: 1, cells: ['Liste au 1er septembre'] },
  { line: 2, cells: ['Élève', '', 'Parent', ''] },
  { line: 3, cells: ['Nom', 'Téléphone', 'Nom', 'Téléphone'] },
  { line: 4, cells: ['Martin', '0639980001', 'Durand', '0639980002'] },
];

test('two rows of titles are shown as one header, and are taken apart by a press', async () => {
  const { person, onChoose } = await open(3, { joinsTitles: true, rows: grouped });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'La ligne au-dessus des titres est laissée de côté.',
    'Les lignes 2 et 3 sont lues ensemble comme titres.',
  ]);
  await person.click(screen.getByRole('button', { name: 'Ne pas lire la ligne 2 comme titres' }));
  expect(onChoose).toHaveBeenLastCalledWith({ headerLine: 3, joinsTitles: false });
});

test('a row of titles above the header is joined by a press', async () => {
  const { person, onChoose } = await open(3, { rows: grouped });
  await person.click(screen.getByRole('button', { name: 'Lire aussi la ligne 2 comme titres' }));
  expect(onChoose).toHaveBeenLastCalledWith({ headerLine: 3, joinsTitles: true });
});

test('the title of a file is not offered as a row of titles', async () => {
  await open(3);
  expect(screen.queryByRole('button', { name: /comme titres/u })).toBeNull();
});
