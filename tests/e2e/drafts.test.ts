import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const hasKeychain = process.env.ESCALE_TEST_SECRET_SERVICE === '1';
const withoutKeychain = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' };
const typed = 'Éléonore-Brouillon';

const givenName = (person: Person): Locator => person.field('users:form.fields.givenName');
const offer = (person: Person): Locator => person.page.getByRole('region', { name: person.text('form:draft.label') });

/** Opens the form of the first user of the list. */
async function openForm(person: Person): Promise<void> {
  await person.openUsers();
  await person.rows.first().click({ button: 'right' });
  await person.page.getByRole('menuitem', { name: person.text('users:list.actions.edit') }).click();
  await person.pageOf('users_edit').waitFor();
  await givenName(person).waitFor();
}

async function typeHalf(person: Person, keeping: 'disk' | 'memory'): Promise<void> {
  await givenName(person).fill(typed);
  await person.page.getByText(person.text(`form:draft.kept.${keeping}`, { time: '' }).trim()).waitFor();
}

/** Without a draft when the form opens, it offers none, now or later. */
async function expectNothingOffered(person: Person): Promise<void> {
  expect(await person.page.evaluate(() => globalThis.escale.drafts.list())).toEqual({
    ok: true,
    value: { drafts: [], isRead: true },
  });
  expect(await offer(person).count()).toBe(0);
}

/** Everything in the folder of drafts, as text. */
function draftsOnDisk({ app }: Person): string[] {
  const folder = join(app.userData, 'drafts');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
}

describe('what is typed and not saved', () => {
  const enter = shareWindowOver({}, 'en');

  it.skipIf(!hasKeychain)('is restored after a crash, is encrypted on disk, and can be saved', async () => {
    const { person } = await enter();
    await openForm(person);
    const before = await givenName(person).inputValue();
    await typeHalf(person, 'disk');
    await person.app.crash();

    const files = draftsOnDisk(person);
    expect(files).toHaveLength(1);
    expect(files.join()).not.toMatch(/Brouillon|givenName|users/u);
    await person.title('home').waitFor();
    await openForm(person);
    expect(await givenName(person).inputValue()).toBe(before);
    await offer(person)
      .getByRole('button', { name: person.text('form:draft.show') })
      .click();
    await offer(person).getByRole('row', { name: typed }).waitFor();
    expect(await accessibilityProblems(person.page)).toEqual([]);
    await offer(person)
      .getByRole('button', { name: person.text('form:draft.restore') })
      .click();
    expect(await givenName(person).inputValue()).toBe(typed);
    await person.button('form:save').click();
    await person.expectNotice('notifications:users.updated.success');
    await expect.poll(() => draftsOnDisk(person)).toEqual([]);
  });

  it('is kept in memory only without a keychain: the form says so, and nothing is written to disk', async () => {
    const person = await openFor('fr', { env: withoutKeychain });
    await person.signInTraining();
    await openForm(person);
    await typeHalf(person, 'memory');
    expect(draftsOnDisk(person)).toEqual([]);
    await person.app.crash();
    expect(draftsOnDisk(person)).toEqual([]);
    await person.signInTraining();
    await openForm(person);
    await expectNothingOffered(person);
  });

  it('is offered again after leaving without saving, until it is discarded', async () => {
    const { person } = await enter();
    await openForm(person);
    await givenName(person).fill(`${typed}-2`);
    await person.button('form:cancel').click();
    await person.button('shell:unsaved.changes.leave').click();
    await person.pageOf('users_show').waitFor();
    await openForm(person);
    await offer(person)
      .getByRole('button', { name: person.text('form:draft.discard') })
      .click();
    await offer(person).waitFor({ state: 'detached' });
    await person.goTo('home');
    await openForm(person);
    await expectNothingOffered(person);
  });
});

describe('an idle sign-out', () => {
  it('keeps the draft for the same person, on the page where it was typed', async () => {
    const person = await openFor('fr', { config: { idleLimit: 60 } });
    await person.signInTraining();
    await openForm(person);
    await givenName(person).fill(typed);
    await person
      .notice('form:draft.kept.disk', { time: '' })
      .or(person.notice('form:draft.kept.memory', { time: '' }))
      .first()
      .waitFor();
    await person.app.sleep(60_000);
    await person.title('login').waitFor();

    await person.chooseTrainingAccount('administrator');
    await person.pageOf('users_edit').waitFor();
    await offer(person)
      .getByRole('button', { name: person.text('form:draft.restore') })
      .click();
    expect(await givenName(person).inputValue()).toBe(typed);

    // Signing out by choice deletes the draft.
    await person.button('shell:signOut.button').click();
    await person.button('shell:unsaved.changes.leave').click();
    await person.title('login').waitFor();
    await person.signInTraining();
    await openForm(person);
    await expectNothingOffered(person);
  });
});
