import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { type Locale, locales } from '#shared/preferences.ts';
import { accessibilityProblems } from '../support/app.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { openKeyring } from '../support/keyring.ts';

/** `npm test` starts a Secret Service around this stage: where it can, this file can have one of its own. */
const hasKeychain = process.env.ESCALE_TEST_SECRET_SERVICE === '1';

/** Opens the form of the first user of the list, and types half of it. */
async function typeHalf(person: Person, typed: string): Promise<void> {
  const { page, text } = person;
  await person.openUsers();
  await person.rows.first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: text('users:list.actions.edit') }).click();
  const field = person.field('users:form.fields.givenName');
  await field.waitFor();
  await field.fill(typed);
  await page.getByText(text('form:draft.kept.disk', { time: '' }).trim()).waitFor();
}

const drafts = ({ app }: Person): string[] => {
  const folder = join(app.userData, 'drafts');
  return existsSync(folder) ? readdirSync(folder) : [];
};

it.skipIf(!hasKeychain).each<Locale>(locales)(
  'a keychain that is locked at the start takes no draft away: the home page says so, and has it once it is unlocked, in %s',
  async (locale) => {
    const keyring = await openKeyring();
    onTestFinished(() => keyring.close());
    const person = await openFor(locale, { env: keyring.env });
    await person.signInTraining();
    await typeHalf(person, 'Éléonore-Brouillon');
    const before = drafts(person);
    expect(before).toHaveLength(1);

    keyring.lock();
    await person.app.restart();
    // The session is in the keychain too.
    await person.signInAgain();
    const { page, text } = person;
    const bar = page.getByText(text('errors:unread.drafts'));
    await bar.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(drafts(person)).toEqual(before);

    await keyring.unlock();
    await page
      .getByRole('group')
      .filter({ has: bar })
      .getByRole('button', { name: text('common:states.retry') })
      .click();
    await page.getByText(text('home:drafts.text')).waitFor();
    expect(await bar.count()).toBe(0);
    expect(drafts(person)).toEqual(before);
  },
);
