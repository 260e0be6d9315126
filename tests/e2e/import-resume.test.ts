import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import { delivered } from '../support/e2e/delivered.ts';
import { writeImportFile } from '../support/e2e/import-file.ts';
import { untilLookedFor } from '../support/e2e/looks.ts';
import { openFor } from '../support/e2e/person.ts';
import { administrator, startPlatform } from '../support/e2e/platform.ts';

const people = Array.from({ length: 450 }, (_, index) => ({
  email: `reprise${index}@example.com`,
  givenName: 'Ada',
  familyName: 'Morel',
}));

describe('an interrupted import of users', () => {
  it('goes on without its page, can be paused, survives a reload and a lost answer, and sends no line twice', async () => {
    const platform = await startPlatform();
    const person = await openFor('en', { apiUrl: platform.url });
    const { page, text, app } = person;
    const sendings = () => platform.count('POST /admin/imports/users');
    await person.signIn(administrator.identifier, administrator.password);
    await person.openUsers();
    const before = await person.total();
    await person.openAddress('/users/import');
    await person.pageOf('users_import').waitFor();
    const file = writeImportFile(app.userData, 'adhérents.csv', people);
    await app.chooseFile(() => person.button('import:file.choose').click(), file);
    await person.button('import:columns.check').click();
    await person.button('import:check.continue').click();
    await page.getByRole('checkbox', { name: text('import:send.understand') }).check();

    const target = { method: 'POST', path: '/admin/imports/users', times: 1 };
    const first = platform.faults.hold(target);
    platform.faults.cut(target);
    await person.button('import:send.confirm').click();

    // It goes on without its page: home and the bell show how far it is, and lead back to it.
    await person.button('import:send.pause').waitFor();
    await person.menuEntry('home').click();
    await person.title('home').waitFor();
    const figures = { name: 'adhérents.csv', done: '0', total: '450' };
    const home = page.getByRole('region', { name: text('import:behind.title') });
    await home.getByText(text('import:behind.progress', figures)).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await person.bell.click();
    const panel = page.getByRole('dialog', { name: text('shell:bell.label') });
    await panel.getByText(text('import:behind.progress', figures)).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await panel.getByRole('button', { name: text('import:send.pause') }).click();
    await panel.getByRole('button', { name: text('import:behind.open') }).click();
    await person.pageOf('users_import').waitFor();
    await page.getByText(text('import:send.pausing')).waitFor();
    await delivered(page);
    await person.menuEntry('home').click();
    first.release();
    await home.getByText(text('import:behind.paused', { ...figures, done: '200' })).waitFor();
    await home.getByRole('button', { name: text('import:behind.open') }).click();
    await page.getByText(text('import:send.paused', { line: 201 })).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(sendings()).toBe(1);

    // The second batch arrives, its answer is lost, and the platform cannot be read for a minute.
    platform.faults.status(500, { path: '/admin/users/email' });
    await person.button('import:send.goOn').click();
    await page.getByText(text('import:send.verify', { done: '0', total: '200' })).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await untilLookedFor(person);
    await person.button('import:report.resumeUncertain').waitFor();
    await page.getByText(text('import:report.uncertain', { count: 200 }), { exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(sendings()).toBe(2);
    platform.faults.clear();

    await page.reload();
    await person.pageOf('users_import').waitFor();
    const sent = { count: 400, sent: '400', total: '450' };
    await page.getByText(text('import:unfinished.sent', sent)).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    // Its file is opened where it lies.
    await person.button('import:unfinished.resume').click();
    await page.getByText(text('import:resume.title')).waitFor();
    await person.button('import:columns.check').click();
    await person.button('import:check.continue').click();
    await page.getByText(text('import:resume.verify')).waitFor();
    await page.getByRole('checkbox', { name: text('import:send.understand') }).check();
    expect(await accessibilityProblems(page)).toEqual([]);
    const last = platform.faults.hold(target);
    await person.button('import:send.confirm').click();
    // Its report waits for the person who has left its page.
    await page.getByText(text('import:send.noCancel')).waitFor();
    await person.menuEntry('home').click();
    await home.getByText(text('import:behind.progress', { ...figures, done: '0', total: '50' })).waitFor();
    last.release();
    await home.getByText(text('import:behind.ended', { name: 'adhérents.csv' })).waitFor();
    await page.getByText(text('notifications:import.sent.success', { name: 'adhérents.csv' })).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await home.getByRole('button', { name: text('import:send.toReport') }).click();
    await page.getByText(text('import:report.added', { count: 250 }), { exact: true }).waitFor();
    await page.getByText(text('import:report.existing', { count: 200 }), { exact: true }).waitFor();
    await page.getByText(text('import:report.earlier', { count: 200, shown: '200' })).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(sendings()).toBe(3);

    // The same file starts a new import: nothing is left of the finished one.
    await person.button('import:report.restart').click();
    await person.button('import:file.choose').waitFor();
    expect(await person.button('import:unfinished.resume').count()).toBe(0);

    // Its report stays, without anything of its lines.
    await person.button('import:history.title').click();
    await person.button('import:history.openNamed', { name: 'adhérents.csv' }).click();
    await page.getByRole('rowheader', { name: '2', exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('common:actions.close') })
      .click();
    await person.openAddress('/users');
    await person.title('users').waitFor();
    await expect.poll(() => person.total()).toBe(before + 450);
  });
});
