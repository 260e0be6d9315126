import { describe, expect, it } from 'vitest';
import { texts } from '#main/locales/texts.ts';
import { shareWindow } from '../support/e2e/shared.ts';

describe('a page whose renderer ends', () => {
  const enter = shareWindow('en');

  it('is blank until the person chooses to restart it, and comes back where it was, signed in', async (context) => {
    const person = await enter();
    const { page, app } = person;
    // Playwright gives up a page of Electron that crashed.
    if (app.kind !== 'browser shell') context.skip();
    await person.openUsers();
    await app.crashPage();
    const question = page.getByRole('dialog', { name: texts('en')('failures:pageFailed', { name: 'Escale' }) });
    await question.waitFor();
    expect(await person.title('users').count()).toBe(0);
    await question.getByRole('button', { name: texts('en')('failures:restart'), exact: true }).click();
    await person.title('users').waitFor();
  });
});
