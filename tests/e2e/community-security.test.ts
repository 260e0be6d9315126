import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { administrator, startPlatform } from '../support/e2e/platform.ts';

/** A community of the training data that is secured and has two login files. */
const SECURED = 38;
const upload = 'POST /admin/community_securities';

async function chooseFile(person: Person, content: string | Uint8Array, button: string): Promise<void> {
  const path = join(person.app.downloads, 'identifiants.csv');
  writeFileSync(path, content);
  await person.app.chooseFile(() => person.press(person.button(button)), path);
}

describe.each([
  ['fr', 'light', 'mouse'],
  ['en', 'dark', 'keyboard'],
] as const)('the login file of a community, in %s, %s, by %s only', (locale, theme, input) => {
  it('is refused with what to do about it, checked, and replaced after a question', async () => {
    const platform = await startPlatform();
    const person = await openFor(locale, {
      input,
      config: { theme, apiBaseUrl: platform.url, modules: { community: true } },
    });
    const { page, text } = person;
    const faults: Record<string, string[]> = {};
    const send = person.button('communitySecurities:send.replace');
    await person.signIn(administrator.identifier, administrator.password);
    await person.openAddress(`/communities/show/${SECURED}?tab=security`);
    await page.getByRole('cell', { name: 'identifiants (1).csv', exact: true }).waitFor();

    await chooseFile(person, 'x'.repeat(10 * 1024 * 1024), 'communitySecurities:field.choose');
    await page.getByText(text('communitySecurities:check.unfit.tooLarge.title')).waitFor();
    await chooseFile(person, Buffer.from('andré;secret\n', 'latin1'), 'communitySecurities:field.other');
    await page.getByText(text('communitySecurities:check.unfit.encoding.title')).waitFor();
    await chooseFile(person, 'anna;secret\nboris\n', 'communitySecurities:field.other');
    await page.getByText(text('communitySecurities:check.wrong.columns', { line: '2', count: 1 })).waitFor();
    expect(await send.isEnabled()).toBe(false);
    faults.wrong = await accessibilityProblems(page);

    await chooseFile(person, 'annabelle;secret\n\nboris;secret2\n', 'communitySecurities:field.other');
    await page.getByRole('table', { name: text('communitySecurities:check.ready.caption') }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain('annabelle');
    faults.ready = await accessibilityProblems(page);
    await person.press(send);
    const question = person.dialog('communitySecurities:confirm.replace.title');
    await person.press(question.getByRole('checkbox'));
    faults.question = await accessibilityProblems(page);
    await person.press(question.getByRole('button', { name: text('communitySecurities:confirm.replace.button') }));
    await person.expectNotice('notifications:communitySecurities.updated.success');
    await page.getByRole('cell', { name: 'identifiants (1).csv', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'identifiants.csv', exact: true }).waitFor();
    expect(platform.count(upload)).toBe(1);
    expect(faults).toEqual({ wrong: [], ready: [], question: [] });
  });
});
