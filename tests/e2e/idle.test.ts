import { describe, expect, it } from 'vitest';
import { openFor } from '../support/e2e/person.ts';

// The shortest limit that a configuration may ask for, in seconds; the warning comes at its half.
const idleLimit = 60;

describe('someone who does nothing', () => {
  it('is warned, signed out at the limit, told why, and goes on where they were', async () => {
    const person = await openFor('fr', { config: { idleLimit } });
    await person.signInTraining();
    await person.openUsers();
    // What is left of both waits is waited for: the clock does not do it all.
    await person.app.sleep(27_000);
    const warning = person.page.getByRole('alertdialog', { name: person.text('session:idle.title') });
    await warning.waitFor();
    await person.app.sleep(27_000);
    await person.title('login').waitFor();
    await person.alert(person.text('notifications:generic.Idletimeexceeded.error')).waitFor();
    expect(await warning.count()).toBe(0);

    await person.chooseTrainingAccount('administrator');
    await person.title('users').waitFor();
  });
});
