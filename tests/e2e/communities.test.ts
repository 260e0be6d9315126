import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { pictureFile } from '../support/e2e/picture-file.ts';
import { administrator, startPlatform } from '../support/e2e/platform.ts';
import { problemsEnlarged } from '../support/e2e/room.ts';

const modules = { community: true, event: true };
const image = { method: 'POST', path: '/admin/images' };
const upload = { method: 'POST', path: '/admin/community_securities' };
const NAME = 'Covoiturage du plateau';

async function chooseReferrer(person: Person, typed: string): Promise<void> {
  await person.fill(person.page.getByRole('combobox', { name: person.text('communities:fields.referrer') }), typed);
  await person.press(person.page.getByRole('option', { name: new RegExp(typed, 'u') }).first());
}

async function joinFile(person: Person): Promise<void> {
  const path = join(person.app.downloads, 'identifiants.csv');
  writeFileSync(path, 'anna;secret\nboris;secret2\n');
  await person.app.chooseFile(() => person.press(person.button('communitySecurities:field.choose')), path);
  await person.page.getByRole('table', { name: person.text('communitySecurities:check.ready.caption') }).waitFor();
}

async function choosePicture(person: Person): Promise<void> {
  const path = pictureFile(person.app.downloads, 'plateau.png');
  await person.app.chooseFile(() => person.press(person.button('form:image.choose')), path);
  await person.page.getByText('plateau.png').waitFor();
}

describe.each([
  ['fr', 'light', 'mouse'],
  ['en', 'dark', 'keyboard'],
] as const)('the life of a community, in %s, %s, by %s only', (locale, theme, input) => {
  it('goes from its creation over a refused picture, a refused login file and a new referrer to its deletion by its typed name', async () => {
    const platform = await startPlatform();
    const person = await openFor(locale, { input, config: { theme, apiBaseUrl: platform.url, modules } });
    const { page, text } = person;
    const problems: Record<string, string[]> = {};
    await person.signIn(administrator.identifier, administrator.password);
    await person.goTo('communities');
    await person.rows.first().waitFor();
    problems.list = [...(await accessibilityProblems(page)), ...(await problemsEnlarged(page))];

    // The second and third step of the save are refused: the community is there, in a mode that keeps nobody waiting
    // for a file, and both are offered again.
    await person.act('communities:actions.create');
    await person.pageOf('communities_create').waitFor();
    await person.fill(person.field('communities:fields.name'), NAME);
    await person.fill(person.field('communities:fields.description'), 'Aller au travail à plusieurs.');
    await person.fill(page.getByRole('textbox', { name: text('communities:fields.fullDescription') }), 'Chaque jour.');
    await chooseReferrer(person, 'Camille');
    await person.press(page.getByRole('radio', { name: text('communities:values.validationType.3') }));
    await joinFile(person);
    await choosePicture(person);
    problems.form = [...(await accessibilityProblems(page)), ...(await problemsEnlarged(page))];
    platform.faults.status(500, { ...image, times: 1 });
    platform.faults.status(500, { ...upload, times: 1 });
    await person.press(person.button('form:save'));
    await person.pageOf('communities_edit').waitFor();
    await person.alert(text('communities:loginFile.refused', { name: 'identifiants.csv' })).waitFor();
    await page.getByText(text('form:image.refused', { name: 'plateau.png' })).waitFor();
    problems.refused = await accessibilityProblems(page);
    await person.press(person.button('communities:loginFile.retry'));
    await person.expectNotice('notifications:communitySecurities.created.success');
    await person.press(person.button('form:image.retry'));
    await person.expectNotice('notifications:communities.image.success');
    expect(platform.count('POST /admin/communities')).toBe(1);
    expect(platform.count('POST /admin/images')).toBe(2);

    // The new referrer gets the role without the membership, which is offered.
    await chooseReferrer(person, 'Martin');
    await page.getByText(text('communities:form.hints.referrerChange')).waitFor();
    await person.press(person.button('form:save'));
    await person.expectNotice('notifications:communities.updated.success');
    await person.press(page.getByRole('button', { name: /comme modérateur|as moderator/u }));

    await person.goTo('communities');
    await person.fill(page.getByRole('searchbox', { name: text('communities:fields.name') }), NAME);
    await expect.poll(() => person.rows.count()).toBe(1);
    await person.settled();
    await person.startForRow(person.rows.first(), 'record:actions.open');
    await person.pageOf('communities_show').waitFor();
    await page.getByText(text('communities:values.validationType.3')).first().waitFor();
    problems.show = [...(await accessibilityProblems(page)), ...(await problemsEnlarged(page))];
    await person.press(page.getByRole('tab', { name: text('communities:tabs.related') }));
    await page.getByText(text('communities:show.notListed')).waitFor();
    expect(new URL(page.url()).searchParams.get('tab')).toBe('related');

    await person.press(page.getByRole('button', { name: text('form:show.more') }));
    await person.press(person.menuItem('record:actions.remove'));
    const question = person.dialog('record:remove.title', { name: NAME });
    await person.fill(question.getByRole('textbox'), NAME);
    await person.press(question.getByRole('button', { name: text('record:remove.button'), exact: true }));
    await person.expectNotice('notifications:communities.deleted.success');
    await person.title('communities').waitFor();
    expect(problems).toEqual({ list: [], form: [], refused: [], show: [] });
  });
});

it('a manager has the communities of their own, and nothing that fails for want of a right', async () => {
  const platform = await startPlatform();
  const person = await openFor('fr', { config: { apiBaseUrl: platform.url, modules } });
  const { page, text } = person;
  await person.signIn('communaute@example.org', 'communaute');
  await person.goTo('communities');
  await person.rows.first().waitFor();
  expect(await person.button('communities:actions.create').count()).toBe(0);
  await person.press(page.getByRole('link', { name: text('communities:moderated.mine'), exact: true }));
  await page.getByRole('grid', { name: text('communities:moderated.label') }).waitFor();
  await person.press(person.rows.first().getByRole('link').first());
  await person.pageOf('communities_show').waitFor();
  await page.getByRole('heading', { name: text('communities:show.sections.figures') }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(platform.requests.filter(({ response }) => (response?.status ?? 0) >= 400)).toEqual([]);
});
