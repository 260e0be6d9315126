import { expect, it } from 'vitest';
import { pinnedRecordIds } from '#training/data/solidary.ts';
import type { AppOptions } from '../support/app.ts';
import { openFor, type Person } from '../support/e2e/person.ts';

const recordId = pinnedRecordIds.takenIntoAccount;
const modules = { solidary: true };

/** A person who works in another window when a reminder falls due, and whom the system shows it. */
async function remind(person: Person) {
  const { notifications } = person.app;
  if (notifications === null) throw new Error('no notification can be clicked here');
  await person.signInTraining();
  notifications.leaveWindow();
  await person.page.evaluate(
    (recordId) =>
      window.escale.reminders.save({
        ...{ recordId, person: 'Monique D.', telephone: null, note: null },
        // Long past: it is due at the next look at the clock.
        ...{ day: '2026-01-01', time: '08:00' },
      }),
    recordId,
  );
  await expect.poll(() => notifications.shown).toHaveLength(1);
  return { notifications, shown: notifications.shown[0] };
}

const open = (options: AppOptions = {}) => openFor('en', { config: { modules }, ...options });

it('a reminder that falls due while another window is in front is shown by the system, and opens its record', async (context) => {
  const person = await open();
  if (person.app.kind !== 'browser shell') context.skip();
  const { notifications, shown } = await remind(person);
  expect(shown).toMatchObject({ title: 'Reminder', body: `Record no. ${recordId}` });
  notifications.click('Reminder');
  await person.pageOf('solidaryrecords_show').waitFor();
  expect(new URL(person.page.url()).pathname).toBe(`/solidaryrecords/show/${recordId}`);
});

it('a reminder that is clicked on Windows after Escale ended starts it at its record', async (context) => {
  const person = await open({ platform: 'win32' });
  if (person.app.kind !== 'browser shell') context.skip();
  const { shown } = await remind(person);
  await person.app.startByNotification(shown?.launchArguments ?? '');
  const [login, record] = [person.title('login'), person.pageOf('solidaryrecords_show')];
  await login.or(record).waitFor();
  // Where no keychain kept the session.
  if (await login.isVisible()) await person.chooseTrainingAccount('administrator');
  await person.pageOf('solidaryrecords_show').waitFor();
  expect(new URL(person.page.url()).pathname).toBe(`/solidaryrecords/show/${recordId}`);
});
