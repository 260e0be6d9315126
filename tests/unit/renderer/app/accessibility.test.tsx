import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parsePage } from '#renderer/app/dialogs/statement/parse.ts';
import { openApp } from '#tests/support/shell-app.tsx';

/** How many criteria each theme of RGAA 4.1.2 has. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

const pageOf = (name: string) => readFileSync(`docs/${name}.fr.md`, 'utf8');
const rows = ['accessibility/criteria-1-8', 'accessibility/criteria-9-13']
  .flatMap((name) => parsePage(pageOf(name)))
  .flatMap((block) => (block.kind === 'table' ? block.rows : []));

test('the declaration has each criterion of RGAA once, its state, and how it was looked at', () => {
  const all = themes.flatMap((count, theme) => Array.from({ length: count }, (_, at) => `${theme + 1}.${at + 1}`));
  expect(rows.map(([criterion]) => criterion)).toEqual(all);
  for (const [criterion, subject, state, finding, ways = ''] of rows) {
    expect(['Conforme', 'Non conforme', 'Non applicable'], criterion).toContain(state);
    expect([subject, finding], criterion).not.toContain('');
    expect(
      ways.split(', ').filter((way) => !['test', 'fenêtre', 'lecteur', 'code'].includes(way)),
      criterion,
    ).toEqual([]);
  }
});

test('its numbers are those of its criteria, and what is not conform is told in words', () => {
  const of = (state: string) => rows.filter((row) => row[2] === state);
  const [met, failed, none] = ['Conforme', 'Non conforme', 'Non applicable'].map((state) => of(state).length) as [
    number,
    number,
    number,
  ];
  const share = Math.floor((100 * met) / (met + failed));
  const text = pageOf('accessibility').replaceAll(/[ \n]+/gu, ' ');
  const others = failed === 1 ? '1 ne l’est pas' : `${failed} ne le sont pas`;
  expect(text).toContain(`${met} sont conformes, ${others} et ${none} ne s’appliquent pas`);
  expect(text).toContain(`soit ${share}\u00A0% des critères applicables`);
  for (const [criterion] of of('Non conforme')) expect(text).toContain(`(${criterion})`);
});

const french = /^This declaration follows the French accessibility rules/u;

test.each([
  ['fr', 'Accessibilité', false],
  ['en', 'Accessibility', true],
] as const)(
  'it is read from the menu of the account, in French, which the English interface says (%s)',
  async (locale, name, isSaid) => {
    const { person } = await openApp({ locale });
    const chip = await screen.findByRole('button', { name: /Camille M\./ });
    await person.click(chip);
    await person.click(await screen.findByRole('menuitem', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByRole('heading', { name: 'État de conformité' }).closest('[lang]')?.getAttribute('lang')).toBe(
      'fr',
    );
    expect(dialog.queryByText(french) !== null).toBe(isSaid);
    const table = dialog.getByRole('table', { name: '11. Formulaires' });
    expect(within(table).getByRole('rowheader', { name: '11.13' })).toBeDefined();
    // No sign of the page's own marks is left.
    expect(dialog.getByText(/^Déclaration établie/u).textContent).not.toMatch(/[[\]`|]/u);
    await person.click(dialog.getByRole('button', { name: /Fermer|Close/u }));
    await waitFor(() => expect(document.activeElement).toBe(chip));
  },
);
