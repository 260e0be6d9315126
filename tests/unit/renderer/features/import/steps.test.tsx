import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ImportWizard } from '#renderer/features/import/ImportWizard.tsx';
import { PageHeaderContext, type PageLabel } from '#renderer/kit/ui/page/context.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { detectionOf } from '#tests/support/import-detection.ts';
import { openScreen } from '#tests/support/screen.tsx';

const detection = detectionOf({
  columns: [{ title: 'Courriel', column: 'email', samples: ['lea@example.org'], filled: 3 }],
  sampled: 3,
  size: 2048,
});

test('each step begins the title of the window, and those before it are done in the line of the screen', async () => {
  installFakeBridge({
    'app.setUnsaved': () => undefined,
    'files.choose': () => ({ selectionId: 's1', name: 'personnes.csv', size: 2048 }),
    'import.unfinished': () => [],
    'import.inspect': () => detection,
  });
  const labels: (PageLabel | null)[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  const slots = { picture: place, status: place, line: place, actions: place, footer: place };
  const { person } = await openScreen(
    <PageHeaderContext value={{ setLabel: (label) => labels.push(label), slots }}>
      <ImportWizard kind="users" onShowList={() => {}} />
    </PageHeaderContext>,
  );
  await waitFor(() => expect(labels.at(-1)).toEqual({ text: 'Fichier', isRecord: false, isStep: true }));
  await person.click(await screen.findByRole('button', { name: 'Choisir un fichier…' }));
  await waitFor(() => expect(labels.at(-1)).toEqual({ text: 'Colonnes', isRecord: false, isStep: true }));
  const steps = within(screen.getByRole('list', { name: 'Étapes de l’import' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Fichier (fait)', 'Colonnes']);
  const bar = within(screen.getByRole('group', { name: 'Actions du formulaire' }));
  expect(bar.getByRole('button', { name: 'Vérifier toutes les lignes' })).toBeTruthy();
});

test('columns that go by position against their content are asked about, not guessed', async () => {
  const bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'files.choose': () => ({ selectionId: 's1', name: 'personnes.csv', size: 2048 }),
    'import.unfinished': () => [],
    'import.inspect': () => ({ ...detection, headerLine: null, isDoubtful: true }),
    'import.check': () => new Promise(() => undefined),
  });
  const { person } = await openScreen(<ImportWizard kind="users" onShowList={() => {}} />);
  await person.click(await screen.findByRole('button', { name: 'Choisir un fichier…' }));
  const check = await screen.findByRole('button', { name: 'Vérifier toutes les lignes' });
  expect(check.getAttribute('aria-disabled')).toBe('true');
  await person.click(check);
  expect(bridge.requests('import.check')).toEqual([]);
  await person.selectOptions(screen.getByRole('combobox', { name: /Courriel/ }), 'telephone');
  await waitFor(() => expect(check.getAttribute('aria-disabled')).toBeNull());
  await person.click(check);
  await waitFor(() => expect(bridge.requests('import.check')).toHaveLength(1));
});

test('the sheet that was shown is the one that is checked', async () => {
  const sheets = ['Notes', 'Adhérents'].map((name) => ({ name, isHidden: false, rows: [[name]] }));
  const bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'files.choose': () => ({ selectionId: 's1', name: 'personnes.xlsx', size: 2048 }),
    'import.unfinished': () => [],
    'import.inspect': ({ options }) => ({
      ...detection,
      encoding: null,
      delimiter: null,
      sheet: options?.sheet ?? 'Adhérents',
      workbook: { sheets, looks: { hiddenRows: 3, hiddenColumns: 0, merged: 1 } },
    }),
    'import.check': () => new Promise(() => undefined),
  });
  const { person } = await openScreen(<ImportWizard kind="users" onShowList={() => {}} />);
  await person.click(await screen.findByRole('button', { name: 'Choisir un fichier…' }));
  expect(await screen.findByRole('radio', { name: 'Adhérents' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('combobox', { name: 'Encodage' })).toBeNull();
  expect(screen.getByText(/^3 lignes masquées sont lues comme les autres\. Une case fusionnée/u)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Vérifier toutes les lignes' }));
  await waitFor(() => expect(bridge.requests('import.check').at(-1)?.options?.sheet).toBe('Adhérents'));
});
