import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import type { Person } from '../support/e2e/person.ts';
import { administrator } from '../support/e2e/platform.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

/** A name of its own for each try: the campaign of the one before is still there. */
const newName = () => `Trois places chaque matin ${crypto.randomUUID().slice(0, 4)}`;

/** Writes a campaign with one title, and returns its id. */
async function write(person: Person, name: string): Promise<number> {
  await person.act('campaigns:actions.create');
  await person.pageOf('campaigns_create').waitFor();
  await person.fill(person.field('campaigns:fields.internalName'), name);
  await person.fill(person.field('campaigns:fields.subject'), 'Trois places pour la gare');
  await person.press(person.button('message:editor.add'));
  await person.press(person.menuItem('message:kinds.title'));
  await person.fill(person.field('message:fields.title'), 'Bonjour');
  await person.press(person.button('form:save'));
  await person.expectNotice('notifications:campaigns.created.success');
  await person.pageOf('campaigns_show').waitFor();
  return Number(/show\/(\d+)/.exec(person.page.url())?.[1]);
}

/** Makes the first two people of the list the recipients, all of whom accept news. */
async function associate(person: Person, id: number, name: string): Promise<void> {
  await person.openAddress(`/users?acceptsNews=yes&campaign=${id}`);
  await person.rows.first().waitFor();
  await person.settled();
  for (const place of [0, 1]) await person.press(person.rows.nth(place).getByRole('checkbox'));
  await person.act('recipients:dialog.action');
  await person.press(person.button('recipients:dialog.button'));
  await person.expectNotice('notifications:recipients.usersAssociated.success', { shown: '2', campaign: name });
}

/** Each language with one of the themes: axe checks the screens on the way, and the page that sends at 200 %. */
describe.each([
  ['fr', 'light', 'mouse', 'page504'],
  ['en', 'dark', 'keyboard', 'denied'],
] as const)('a campaign, in %s, %s, by %s only', (locale, theme, input, answer) => {
  const enter = shareWindowOver({ users: 300 }, locale, {
    input,
    config: { theme, modules: { campaign: true, community: true, export: true } },
  });

  it('is prepared by a manager, handed over in a file, opened with one press, checked and tried', async () => {
    const { person, platform } = await enter('communityManager');
    const { page, text } = person;
    const subject = newName();
    const problems: Record<string, string[]> = {};
    await person.openAddress('/communities/show/1');
    await person.press(person.button('letters:page.action'));
    await person.pageOf('campaigns_letter').waitFor();
    // What they may do is said before anything is written.
    await page.getByText(text('letters:page.forAdministrator')).waitFor();
    await person.fill(person.field('campaigns:fields.subject'), subject);
    await person.fill(person.field('campaigns:fields.internalName'), subject);
    await person.press(person.button('message:templates.label'));
    await person.press(person.menuItem('message:templates.names.service'));
    problems.letter = await accessibilityProblems(page);
    await person.press(person.button('letters:page.save'));
    const fileName = text('letters:page.fileName', { subject });
    await page.getByText(text('letters:page.saved', { name: `${fileName}.json` })).waitFor();
    expect(platform.requests.filter(({ request }) => request.method !== 'GET')).toEqual([]);

    const { person: admin } = await enter();
    await admin.goTo('campaigns');
    await admin.rows.first().waitFor();
    const open = page.getByRole('main').getByRole('button', { name: text('letters:open.action') });
    await admin.app.chooseFile(() => admin.press(open), join(person.app.downloads, `${fileName}.json`));
    await admin.pageOf('campaigns_create').waitFor();
    await page.getByText(text('letters:opened.title', { name: `${fileName}.json` })).waitFor();
    problems.opened = await accessibilityProblems(page);
    await admin.press(admin.button('campaigns:recipients.choose'));
    await admin.pageOf('campaigns_send').waitFor();

    // The check has run by itself: the template was not filled in, and the reason leads to the block.
    await page
      .getByText(/bloc 2|block 2/u)
      .first()
      .waitFor();
    expect(await admin.button('campaigns:send.first.button').isDisabled()).toBe(true);
    await admin.press(page.getByRole('link', { name: text('proofreading:check.goTo', { rank: 2 }) }).first());
    await admin.pageOf('campaigns_edit').waitFor();
    const editor = page.getByRole('textbox', { name: text('message:fields.text'), exact: true });
    await expect.poll(() => editor.evaluate((one) => one === document.activeElement)).toBe(true);
    for (const rank of [1, 2]) {
      const card = page.locator('[data-block]').nth(rank);
      const words = card.getByRole('textbox', { name: text('message:fields.text') });
      if (rank === 2) await admin.press(card.locator('[data-fold]'));
      await words.waitFor();
      await words.fill(`Trois places ${rank}.`);
    }
    await admin.press(admin.button('campaigns:recipients.choose'));
    await admin.pageOf('campaigns_send').waitFor();
    await admin.press(admin.button('letters:opened.choose'));
    await admin.press(admin.button('recipients:dialog.button'));
    const test = admin.button('campaigns:send.first.button');
    await expect.poll(() => test.isEnabled()).toBe(true);
    problems.send = await accessibilityProblems(page);
    await admin.press(test);
    await admin.press(page.getByRole('alertdialog').getByRole('checkbox'));
    await admin.press(page.getByRole('alertdialog').getByRole('button', { name: text('campaigns:send.first.button') }));
    await admin.expectNotice('notifications:campaigns.campaignTest.success', {
      email: administrator.identifier,
    });
    expect(problems).toEqual({ letter: [], opened: [], send: [] });
  });

  it('is written, given recipients, tested, sent once although its answer is lost or a refusal, copied and deleted', async () => {
    const { person, platform } = await enter();
    const { page, text } = person;
    const name = newName();
    const problems: Record<string, string[]> = {};
    await person.goTo('campaigns');
    await person.rows.first().waitFor();
    problems.list = await accessibilityProblems(page);
    const id = await write(person, name);
    problems.show = await accessibilityProblems(page);

    // Without recipients nothing can leave, and the page says why.
    // The step of the same name says that it cannot be opened yet.
    const send = { name: text('campaigns:actions.send'), exact: true, disabled: false };
    await person.press(page.getByRole('button', send));
    await person.pageOf('campaigns_send').waitFor();
    await page.getByText(text('campaigns:obstacles.noRecipients')).waitFor();
    expect(await person.button('campaigns:send.first.button').isDisabled()).toBe(true);
    await associate(person, id, name);

    await person.openAddress(`/campaigns/send/${id}`);
    const test = person.button('campaigns:send.first.button');
    await expect.poll(() => test.isEnabled()).toBe(true);
    problems.send = await accessibilityProblems(page);
    await person.press(test);
    const first = person.dialog('campaigns:send.first.title');
    await person.press(first.getByRole('checkbox'));
    problems.question = await accessibilityProblems(page);
    await person.press(first.getByRole('button', { name: text('campaigns:send.first.button'), exact: true }));
    await page.getByText(text('campaigns:outcome.sent.1', { email: administrator.identifier })).waitFor();

    // The platform sends, and its answer is lost, or refuses a right that was lost since the test: it looks for it
    // after the mail has gone. The button was pressed twice.
    const sendings = 'GET /admin/users/send-campaign';
    platform.faults.instead(answer, { path: '/admin/users/send-campaign', times: 1 });
    await person.press(person.button('campaigns:send.mass.button', { count: 2, shown: '2' }));
    const mass = person.dialog('campaigns:send.mass.title', { count: 2, shown: '2' });
    await person.fill(mass.getByRole('textbox'), '2');
    const sendAll = text('campaigns:send.mass.button', { count: 2, shown: '2' });
    await person.pressTwice(mass.getByRole('button', { name: sendAll, exact: true }));
    await page.getByText(text('campaigns:outcome.sentUncounted.2')).waitFor();
    expect(await page.getByText(text('campaigns:outcome.refusedAfter')).count()).toBe(answer === 'denied' ? 1 : 0);
    await page.getByText(text('campaigns:send.over')).waitFor();
    expect(platform.count(sendings)).toBe(2);
    problems.sent = await accessibilityProblems(page);
    await page.setViewportSize({ width: 640, height: 450 });
    problems.zoomed = await accessibilityProblems(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(problems).toEqual({ list: [], show: [], send: [], question: [], sent: [], zoomed: [] });

    await person.press(person.button('record:actions.duplicate'));
    const copying = page.getByRole('alertdialog');
    await person.press(copying.getByRole('button', { name: text('record:actions.duplicate') }));
    await person.pageOf('campaigns_edit').waitFor();
    const copied = person.field('campaigns:fields.internalName');
    await expect.poll(() => copied.inputValue()).toContain(name);
    expect(await copied.inputValue()).not.toBe(name);

    await person.goTo('campaigns');
    await person.openView(text('campaigns:views.sentThisYear'));
    await person.fill(page.getByRole('searchbox', { name: text('campaigns:filters.name') }), name);
    await expect.poll(() => person.rows.count()).toBe(1);
    await person.settled();
    await person.startForRow(person.rows.first(), 'record:actions.remove');
    const question = page.getByRole('alertdialog');
    await person.press(question.getByRole('checkbox'));
    await person.press(person.button('record:remove.button'));
    await person.expectNotice('notifications:campaigns.deleted.success');
  });
});
