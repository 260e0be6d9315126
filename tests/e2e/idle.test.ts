import { describe, expect, it } from 'vitest';
import { openFor } from '../support/e2e/person.ts';

// The shortest limit that a configuration may ask for.
const idleLimit = 60;
const enough = 120_000;

describe('someone who does nothing', () => {
  it('is warned, signed out at the limit, told why, and goes on where they were', { timeout: 2 * enough }, async () => {
    const person = await openFor('fr', { config: { idleLimit } });
    await person.signInTraining();
    await person.openUsers();
    const warning = person.page.getByRole('alertdialog', { name: person.text('session:idle.title') });
    await warning.waitFor({ timeout: enough });
    await person.title('login').waitFor({ timeout: enough });
    await person.alert(person.text('notifications:generic.Idletimeexceeded.error')).waitFor();
    expect(await warning.count()).toBe(0);

    await person.chooseTrainingAccount('administrator');
    await person.title('users').waitFor();
  });
});
