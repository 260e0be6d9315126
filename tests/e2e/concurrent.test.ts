import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import { colleagueAt } from '../support/e2e/colleague.ts';
import type { Person } from '../support/e2e/person.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

/** Opens the form of the first user of the list, and returns its id. */
async function openForm(person: Person): Promise<number> {
  await person.openUsers();
  await person.rows.first().click({ button: 'right' });
  await person.page.getByRole('menuitem', { name: person.text('users:list.actions.edit') }).click();
  await person.pageOf('users_edit').waitFor();
  await person.field('users:form.fields.givenName').waitFor();
  return Number(/\/users\/(\d+)/u.exec(person.page.url())?.[1]);
}

const dialog = (person: Person): Locator =>
  person.page.getByRole('alertdialog', { name: person.text('form:conflict.title') });
const side = (person: Person, field: string, whose: 'mine' | 'theirs'): Locator =>
  dialog(person)
    .getByRole('radiogroup', { name: person.text(`users:form.fields.${field}`), exact: true })
    .getByRole('radio', { name: person.text(`form:conflict.${whose}`) });
const saved = (person: Person) => person.expectNotice('notifications:users.updated.success');

describe('two people who edit one record', () => {
  const enter = shareWindowOver({}, 'en');

  it('lose nothing: each conflicting field is chosen, a field changed on one side only is kept, and only differences are sent', async () => {
    const { person, platform } = await enter();
    const colleague = await colleagueAt(platform);
    const id = await openForm(person);
    await person.field('users:form.fields.givenName').fill('Mine-Given');
    await person.field('users:form.fields.familyName').fill('Mine-Family');
    await person.field('users:form.fields.drivingLicenceNumber').fill('Mine-1');
    await colleague.change(id, { givenName: 'Theirs-Given', familyName: 'Theirs-Family', nationality: 'Theirs' });

    await person.button('form:save').click();
    await dialog(person).getByText('Theirs-Family').waitFor();
    expect(await side(person, 'givenName', 'mine').isChecked()).toBe(true);
    expect(await accessibilityProblems(person.page)).toEqual([]);
    // By keyboard: the arrows move within a field.
    await side(person, 'familyName', 'mine').focus();
    await person.page.keyboard.press('ArrowRight');
    expect(await side(person, 'familyName', 'theirs').isChecked()).toBe(true);
    platform.requests.length = 0;
    await person.button('form:conflict.save').click();
    await saved(person);

    expect(await colleague.read(id)).toMatchObject({
      givenName: 'Mine-Given',
      familyName: 'Theirs-Family',
      nationality: 'Theirs',
      drivingLicenceNumber: 'Mine-1',
    });
    const sent = platform.requests.filter(({ request }) => request.method === 'PATCH');
    expect(sent.map(({ request }) => JSON.parse(request.body ?? ''))).toEqual([
      { givenName: 'Mine-Given', drivingLicenceNumber: 'Mine-1' },
    ]);
    expect(await person.field('users:form.fields.familyName').inputValue()).toBe('Theirs-Family');
    await person.page
      .getByText(
        person.text('form:conflict.takenOver', { fields: person.text('users:form.fields.nationality'), count: 1 }),
      )
      .waitFor();
  });

  it('are asked again when the record changes again, and can go back to what they typed', async () => {
    const { person, platform } = await enter();
    const colleague = await colleagueAt(platform);
    const id = await openForm(person);
    await person.field('users:form.fields.givenName').fill('Mine');
    await colleague.change(id, { givenName: 'Theirs-1' });
    await person.button('form:save').click();
    await dialog(person).getByText('Theirs-1').waitFor();
    await colleague.change(id, { givenName: 'Theirs-2' });
    await person.button('form:conflict.save').click();
    await dialog(person).getByText('Theirs-2').waitFor();
    await dialog(person).getByText(person.text('form:conflict.again')).waitFor();
    expect(await accessibilityProblems(person.page)).toEqual([]);
    expect(await side(person, 'givenName', 'mine').isVisible()).toBe(true);
    await person.page.keyboard.press('Escape');
    await dialog(person).waitFor({ state: 'detached' });
    expect(await person.field('users:form.fields.givenName').inputValue()).toBe('Mine');
    expect(await colleague.read(id)).toMatchObject({ givenName: 'Theirs-2' });

    await person.button('form:save').click();
    await dialog(person).getByText('Theirs-2').waitFor();
    await person.button('form:conflict.save').click();
    await saved(person);
    expect(await colleague.read(id)).toMatchObject({ givenName: 'Mine' });
  });
});
