import { describe, expect, it } from 'vitest';
import { openFor } from '../support/e2e/person.ts';

// The shortest limit that a configuration may ask for, in seconds; the warning comes at its half.
const idleLimit = 60;

describe('an inactive person', () => {
  it('is warned, signed out at the limit, told why, and continues on the same page after signing in', async () => {
    const person = await openFor('fr', { config: { idleLimit } });
    await person.signInTraining();
    await person.openUsers();
    // The remaining time passes for real: the fake clock does not cover all of it.
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
