import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { openFor } from '../support/e2e/person.ts';
import { administrator, startPlatform } from '../support/e2e/platform.ts';
import { exportDialog, finishExport, openExport } from '../support/e2e/users-export.ts';

describe('the export of the users', () => {
  it('writes all users, beyond the current page of the list, to a file and says where it is', async () => {
    const person = await openFor('en');
    await person.signInTraining();
    await openExport(person);
    await person.page.getByRole('radio', { name: person.text('users:export.all.users') }).check();
    await finishExport(person);

    const [name = '', ...others] = readdirSync(person.app.downloads);
    expect(others).toEqual([]);
    expect(name).toMatch(/\.csv$/u);
    expect(await exportDialog(person).innerText()).toContain(name);
    const bytes = readFileSync(join(person.app.downloads, name));
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const { data, errors } = Papa.parse<string[]>(bytes.toString('utf8').slice(1), {
      delimiter: ';',
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(data.length - 1).toBeGreaterThanOrEqual(5000);
    expect(new Set(data.slice(1).map(([id]) => id)).size).toBe(data.length - 1);
  });

  it('writes nothing where the person closes the dialog, and a file with its extension where they type none', async () => {
    const person = await openFor('fr');
    await person.signInTraining();
    await openExport(person);
    const files = () => readdirSync(person.app.downloads);
    await person.app.answerSaveDialog({ kind: 'cancel' });
    await person.button('list:export.start').click();
    await exportDialog(person).getByText(person.text('list:export.cancelled')).waitFor();
    expect(files()).toEqual([]);
    expect(await person.page.getByRole('alert').count()).toBe(0);
    await exportDialog(person)
      .getByRole('button', { name: person.text('list:transfer.close') })
      .click();

    await person.act('users:list.actions.export');
    await person.app.answerSaveDialog({ kind: 'name', name: 'ma liste' });
    await finishExport(person);
    expect(files()).toEqual(['ma liste.csv']);
    expect(await exportDialog(person).innerText()).toContain('ma liste.csv');
  });

  it('leaves no file when it is interrupted or fails half-way', async () => {
    const platform = await startPlatform({ users: 5000 });
    const person = await openFor('fr', { apiUrl: platform.url, config: { modules: { export: true } } });
    await person.signIn(administrator.identifier, administrator.password);
    await openExport(person);
    platform.faults.hang({ path: /export/u });
    await person.button('list:export.start').click();
    await person.button('list:transfer.cancel').click();
    await exportDialog(person).getByText(person.text('list:export.cancelled')).waitFor();
    await expect.poll(() => readdirSync(person.app.downloads)).toEqual([]);
    await exportDialog(person)
      .getByRole('button', { name: person.text('list:transfer.close') })
      .click();

    platform.faults.clear();
    platform.faults.cut({ path: /export/u });
    await person.act('users:list.actions.export');
    await person.button('list:export.start').click();
    await exportDialog(person).getByText(person.text('list:export.failed')).waitFor();
    await expect.poll(() => readdirSync(person.app.downloads)).toEqual([]);
  });
});
