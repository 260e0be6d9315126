import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openFor, type Person } from '../support/e2e/person.ts';
import type { SystemEnd } from '../support/e2e/window.ts';

const hasKeychain = process.env.ESCALE_TEST_SECRET_SERVICE === '1';
const typed = 'Éléonore-Brouillon';
const modules = { editorial: true };

const title = (person: Person): Locator => person.field('editorials:fields.title');
const givenName = (person: Person): Locator => person.field('users:form.fields.givenName');

/** Opens the form of a text for the public, whose draft needs no keychain. */
async function openPublicForm(person: Person): Promise<void> {
  await person.goTo('editorials');
  await person.act('editorials:actions.create');
  await person.pageOf('editorials_create').waitFor();
  await title(person).waitFor();
}

/** Opens the form of the first user of the list. */
async function openSecretForm(person: Person): Promise<void> {
  await person.openUsers();
  await person.startForRow(person.rows.first(), 'users:list.actions.edit');
  await givenName(person).waitFor();
}

/** Types, and waits for no more than that main has it. */
async function type(person: Person, field: Locator): Promise<void> {
  await person.fill(field, typed);
  const held = () => person.page.evaluate(() => globalThis.escale.drafts.list());
  await expect.poll(held).toMatchObject({ ok: true, value: { drafts: [{}] } });
}

/** Restores the draft that the form offers. */
async function restore(person: Person, field: Locator): Promise<void> {
  await person.press(
    person.page
      .getByRole('region', { name: person.text('form:draft.label') })
      .getByRole('button', { name: person.text('form:draft.restore') }),
  );
  await expect.poll(() => field.inputValue()).toBe(typed);
}

function draftsOnDisk({ app }: Person): string[] {
  const folder = join(app.userData, 'drafts');
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Each end with its exit code; a sign-out of Windows kills the application as soon as it has been told. */
const ends: [SystemEnd, number | null][] = [
  ['signOut', null],
  ['installer', 0],
  // Windows tells windows alone.
  ...(process.platform === 'win32'
    ? []
    : ([
        ['shutdown', 0],
        ['signal', 0],
      ] satisfies [SystemEnd, number][])),
];

describe('what was typed when the system ends the application', () => {
  it.each(ends)('is offered at the next start, and nobody is asked: %s', async (how, code) => {
    const person = await openFor('en', { config: { modules } });
    await person.signInTraining();
    await openPublicForm(person);
    await type(person, title(person));
    expect(await person.app.endBySystem(how)).toBe(code);
    await person.signInAgain();
    await openPublicForm(person);
    await restore(person, title(person));
  });

  it.skipIf(!hasKeychain)('is encrypted, and the session goes on with it', async () => {
    const person = await openFor('fr');
    await person.signInTraining();
    await openSecretForm(person);
    await type(person, givenName(person));
    expect(await person.app.endBySystem('signOut')).toBeNull();
    await person.title('home').waitFor();
    await openSecretForm(person);
    await restore(person, givenName(person));
  });

  it.each(ends)('stays for the same person on a shared computer, if it is for the public: %s', async (how, code) => {
    const person = await openFor('en', { config: { modules, keepSession: false } });
    await person.signInTraining();
    await openPublicForm(person);
    await type(person, title(person));
    expect(await person.app.endBySystem(how)).toBe(code);
    await person.title('login').waitFor();
    await person.signInTraining('communityManager');
    expect(await person.page.evaluate(() => globalThis.escale.drafts.list())).toMatchObject({
      ok: true,
      value: { drafts: [] },
    });
    await person.signOut();
    await person.signInTraining();
    await openPublicForm(person);
    await restore(person, title(person));
  });

  it('is gone on a shared computer where it names people', async () => {
    const person = await openFor('en', { config: { keepSession: false } });
    await person.signInTraining();
    await openSecretForm(person);
    await type(person, givenName(person));
    expect(await person.app.endBySystem('installer')).toBe(0);
    await person.title('login').waitFor();
    expect(draftsOnDisk(person)).toEqual([]);
  });
});
