import type { Locator } from 'playwright';
import type { Person } from './person.ts';

/** The dialog of the export of the users. */
export const exportDialog = ({ page, text }: Person): Locator =>
  page.getByRole('dialog', { name: text('users:export.title.users') });

/** Opens that dialog from the list of users. */
export async function openExport(person: Person): Promise<void> {
  await person.openUsers();
  await person.act('users:list.actions.export');
  await exportDialog(person).waitFor();
}

/** Starts the export, and waits until the file is written. */
export async function finishExport(person: Person): Promise<void> {
  await person.button('list:export.start').click();
  await exportDialog(person).getByText(person.text('users:export.result.written')).waitFor();
}
