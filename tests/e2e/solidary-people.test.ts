import { describe, expect, it } from 'vitest';
import { notablePeople } from '#training/data/solidary.ts';
import { accessibilityProblems } from '../support/app.ts';
import type { Person } from '../support/e2e/person.ts';
import { problemsEnlarged } from '../support/e2e/room.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const modules = { solidary: true, solidaryTransport: true };
/** The structures in which the person of the first test waits. */
const NANCY = 'Mobilité solidaire du Grand Nancy';
const HIRONDELLE = "Centre social de l'Hirondelle (Lunéville)";

/** The row of a structure on the page of a person. */
const structure = ({ page }: Person, name: string) => page.getByRole('listitem').filter({ hasText: name });
const decision = (person: Person, kind: 'accept' | 'refuse', name: string) =>
  person.button(`solidary:structures.${kind}In`, { structure: name });

describe.each([
  ['fr', 'light', 'mouse'],
  ['en', 'dark', 'keyboard'],
] as const)('solidary people, in %s, %s, by %s only', (locale, theme, input) => {
  const enter = shareWindowOver({ users: 500 }, locale, { input, config: { theme, modules } });

  it('are accepted in one structure and refused in another', async () => {
    const { person, platform } = await enter('solidaryOperator');
    const { page, text } = person;
    const problems: Record<string, string[]> = {};
    await person.goTo('solidarybeneficiaries');
    await person.rows.first().waitFor();
    problems.list = await accessibilityProblems(page);
    problems.listEnlarged = await problemsEnlarged(page);

    await person.openAddress(`/solidarybeneficiaries/show/${notablePeople.bothRoles}`);
    await person.pageOf('solidarybeneficiaries_show').waitFor();
    // The proofs of the last structure name its link; that of the other one is looked for on demand.
    await person.press(decision(person, 'accept', HIRONDELLE));
    await structure(person, HIRONDELLE).getByText(text('solidary:status.1'), { exact: true }).waitFor();
    await structure(person, NANCY).getByText(text('solidary:structures.noLink')).waitFor();
    await person.press(person.button('solidary:structures.find'));
    await person.notice('solidary:structures.found').waitFor();
    await person.press(decision(person, 'refuse', NANCY));
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await question.getByText(text('solidary:structures.bothRoles.beneficiary')).waitFor();
    await person.press(question.getByRole('button', { name: text('solidary:refusal.button'), exact: true }));
    await structure(person, NANCY).getByText(text('solidary:status.2'), { exact: true }).waitFor();
    await structure(person, HIRONDELLE).getByText(text('solidary:status.1'), { exact: true }).waitFor();
    expect(platform.count(`PATCH /admin/solidary_beneficiaries/${notablePeople.bothRoles}`)).toBe(2);
    problems.show = await accessibilityProblems(page);
    problems.showEnlarged = await problemsEnlarged(page);
    expect(problems).toEqual({ list: [], listEnlarged: [], show: [], showEnlarged: [] });
  });
});
