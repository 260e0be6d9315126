import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';
import { accessibilityProblems } from '../support/app.ts';
import { delivered } from '../support/e2e/delivered.ts';
import { faultyPeople } from '../support/e2e/faulty-people.ts';
import { writeImportFile, writeSheet, writeWorkbook } from '../support/e2e/import-file.ts';
import { problemsEnlarged } from '../support/e2e/room.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

/** A woman in national codes. */
const good = { email: 'ines.fontaine@example.com', givenName: 'Inès', familyName: 'Fontaine', gender: '2' };
const bad = { email: 'not an address', givenName: 'Hugo', familyName: 'Morel', birthDate: '31/02/1990' };

/** The given number of people unknown to the platform. */
const newPeople = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    email: `nouvelle.${index}@example.com`,
    givenName: 'Léa',
    familyName: `Nouvelle ${index}`,
  }));

/** The operator of a new call is offered solidary transport. */
const modules = { solidary: true };
const windows = { fr: shareWindowOver({}, 'fr', { config: { modules } }), en: shareWindowOver({}, 'en') };

describe.each(locales)('an import of users, in %s', (locale) => {
  it('names the invalid lines, sends nothing until they are corrected, then sends the file', async () => {
    const { person, platform } = await windows[locale]();
    const { page, text, app } = person;
    const sentFiles = () => platform.requests.filter(({ request }) => request.form !== undefined).length;
    await person.openUsers();
    await person.act('users:list.actions.import');
    await person.pageOf('users_import').waitFor();

    const file = writeImportFile(app.userData, 'adhérents.csv', [good, bad]);
    await app.chooseFile(() => person.button('import:file.choose').click(), file);
    await person.button('import:columns.check').click();
    const national = page.getByRole('button', { name: text('import:codes.readings.national') });
    await national.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await national.click();
    await page.getByText(text('import:causes.email.title')).first().waitFor();
    await page.getByText(text('import:causes.date.title')).first().waitFor();
    expect(await page.getByText(text('import:check.errors', { count: 2 })).count()).toBe(1);
    expect(await person.button('import:check.continue').count()).toBe(0);
    expect(sentFiles()).toBe(0);
    // What follows the lines begins in sight, and its end is not under the bar at the foot.
    const room = await page.locator('#page-content').evaluate((content) => {
      const followed = content.querySelector('[role="grid"]')?.closest('section')?.parentElement?.nextElementSibling;
      const foot = content.getBoundingClientRect().bottom;
      const below = foot - (followed?.getBoundingClientRect().top ?? foot);
      content.scrollTo({ top: content.scrollHeight, behavior: 'instant' });
      const last = [...content.querySelectorAll('h2, button')].at(-1);
      return { below, under: (last?.getBoundingClientRect().bottom ?? 0) - foot };
    });
    expect(room.below).toBeGreaterThanOrEqual(24);
    expect(room.under).toBeLessThanOrEqual(0);

    writeImportFile(app.userData, 'adhérents.csv', [
      good,
      { ...bad, email: 'hugo.morel@example.com', birthDate: '28/02/1990' },
    ]);
    await app.chooseFile(() => person.button('import:chosen.other').click(), file);
    await person.button('import:columns.check').click();
    await national.click();
    await person.button('import:check.continue').click();
    expect(sentFiles()).toBe(0);
    await page.getByRole('checkbox', { name: text('import:send.understand') }).check();
    await person.button('import:send.confirm').click();
    await page.getByText(text('import:report.allAdded')).waitFor();
    expect(sentFiles()).toBe(1);

    await person.button('import:report.toList').click();
    await person.title('users').waitFor();
    await person.searchUsers(good.email);
    await expect.poll(() => person.rows.allInnerTexts()).toEqual([expect.stringMatching(/Fontaine Inès/iu)]);
  });
});

describe('an import from a workbook', () => {
  it('reads the sheet with the list, below its title rows, and sends its people', async () => {
    const { person } = await windows.fr();
    const { page, text, app } = person;
    await person.openUsers();
    await person.act('users:list.actions.import');
    const people = newPeople(3).map((one) => ({ ...one, email: `classeur.${one.email}` }));
    const file = await writeWorkbook(app.userData, 'adhérents.xlsx', people);
    await app.chooseFile(() => person.button('import:file.choose').click(), file);
    await expect.poll(() => page.getByRole('radio', { name: 'Adhérents', exact: true }).isChecked()).toBe(true);
    await expect
      .poll(() => page.getByRole('radio', { name: text('import:header.line', { line: 3 }) }).isChecked())
      .toBe(true);
    await page.getByText(text('import:header.above', { count: 1, shown: '1' })).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await person.button('import:columns.check').click();
    await page.getByText(text('import:check.valid', { count: 3 })).waitFor();
    await person.button('import:check.continue').click();
    await page.getByRole('checkbox', { name: text('import:send.understand') }).check();
    await person.button('import:send.confirm').click();
    await page.getByText(text('import:report.allAdded')).waitFor();
    await person.button('import:report.toList').click();
    await person.searchUsers(people[0]?.email ?? '');
    await expect.poll(() => person.rows.count()).toBe(1);
  });
});

describe('an import of thousands of people from a workbook', () => {
  it('is mended by cause, by column and by cell, sent once, and its recipe mends the next file', async () => {
    const { person, platform } = await windows.fr();
    const { page, text, app } = person;
    const faults = {
      ...{ noEmail: 40, spacedEmail: 40, repeatedEmail: 21, gender: 30, noSuchDay: 2, words: 30 },
      ...{ postcode: 30, town: 20 },
    };
    const count = 5000;
    const { rows } = faultyPeople('studio', count, faults);
    const file = await writeSheet(app.userData, 'adhérents.xlsx', rows);
    await person.openUsers();
    const before = await person.total();
    await person.act('users:list.actions.import');
    await app.chooseFile(() => person.button('import:file.choose').click(), file);
    await person.button('import:columns.check').click();
    const lines = page.getByRole('grid', { name: text('import:grid.label') });
    const card = (cause: string) =>
      page.getByRole('listitem').filter({ hasText: text(`import:causes.${cause}.title`) });
    const shown = (number: number) => number.toLocaleString('fr');
    const blocked = (number: number) => person.button('import:grid.blocked', { shown: shown(number) });
    await blocked(132).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await problemsEnlarged(page)).toEqual([]);

    // By cause: those without an address, all but the first of the same one, what is plainly meant, one value for all.
    await card('required')
      .getByRole('button', { name: text('import:check.leaveOut') })
      .click();
    await card('duplicateInFile')
      .getByRole('button', { name: text('import:check.keepFirst') })
      .click();
    await blocked(72).waitFor();
    for (const cause of ['email', 'shortPostcode']) {
      await card(cause)
        .getByRole('button', { name: text('import:repair.openSuggested') })
        .click();
      await card(cause)
        .getByRole('button', { name: /^Corriger les/u })
        .click();
    }
    await card('gender')
      .getByRole('button', { name: text('import:repair.open') })
      .click();
    await card('gender').getByRole('textbox').fill('femme');
    await card('gender')
      .getByRole('button', { name: /^Appliquer à 30 lignes/u })
      .click();
    await blocked(2).waitFor();

    // By column: the words beside telephones, and a town in two spellings.
    const openColumn = async (column: string, item: string) => {
      const name = text('import:column.menu', { column: text(`import:fields.users.${column}`) });
      await lines.getByRole('button', { name }).click();
      await page.getByRole('menuitem', { name: text(item) }).click();
    };
    await openColumn('telephone', 'import:column.change');
    await page.getByText(text('import:column.preview', { count, shown: shown(count) })).waitFor();
    await page.getByRole('combobox', { name: text('import:column.which') }).selectOption('suspiciousPhone');
    await page.getByText(text('import:column.preview', { count: 30, shown: '30' })).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await person.button('import:column.apply').click();
    await openColumn('addressLocality', 'import:column.values');
    await person.button('import:column.merge').click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await person.button('common:actions.close').click();

    // By cell, by keyboard alone.
    const cell = () => page.evaluate(() => document.activeElement?.closest('[role="row"]')?.textContent ?? '');
    for (const [name, day] of [
      ['Studio 3013', '28/02/1990'],
      ['Studio 3036', '01/03/1990'],
    ] as const) {
      await page.keyboard.press('F8');
      // What is typed before the cell is reached belongs to it.
      await page.keyboard.type(day.slice(0, 3));
      await expect.poll(cell).toContain(name);
      await page.keyboard.type(day.slice(3));
      await page.keyboard.press('Enter');
      await expect.poll(cell).toMatch(new RegExp(`${name}.*1990-0`, 'u'));
    }
    await page.getByText(text('import:check.nothingElseWrong')).waitFor();
    await person.button('import:repair.undo').click();
    await blocked(1).waitFor();
    await person.button('import:repair.redo').click();
    await page.getByText(text('import:check.nothingElseWrong')).waitFor();
    await page.getByText(text('import:check.leftOut', { count: 60 })).waitFor();
    await person.button('import:recipe.keep').click();
    await page.getByText(text('import:recipe.kept')).waitFor();

    await person.button('import:check.continue').click();
    await page.getByText(text('import:send.leftAside', { count: 60, shown: '60' })).waitFor();
    await page.getByRole('checkbox', { name: text('import:send.understand') }).check();
    await person.button('import:send.confirm').click();
    await page.getByText(text('import:report.allAdded')).waitFor();
    await person.button('import:report.toList').click();
    await expect.poll(() => person.total()).toBe(before + count - 60);
    const files = platform.requests.flatMap(({ request }) => {
      const sheet = request.form?.get('file');
      return sheet instanceof Blob ? [sheet.text()] : [];
    });
    const sent = (await Promise.all(files)).join('\n').match(/studio\.\d+@example/gu) ?? [];
    expect([sent.length, new Set(sent).size]).toEqual([count - 61, count - 61]);

    // The next file of the same sender: its recipe leaves nothing to do but what is of one line.
    await person.act('users:list.actions.import');
    const next = faultyPeople('suite', 500, { ...faults, noSuchDay: 0, repeatedEmail: 0 });
    const other = await writeSheet(app.userData, 'adhérents-octobre.xlsx', next.rows);
    await app.chooseFile(() => person.button('import:file.choose').click(), other);
    await person.button('import:recipe.apply').click();
    await page.getByText(text('import:recipe.applied')).waitFor();
    await person.button('import:columns.check').click();
    await blocked(40).waitFor();
    await page.getByText(text('import:check.leftOut', { count: 40 })).waitFor();
    await card('email')
      .getByRole('button', { name: text('import:repair.openSuggested') })
      .click();
    await card('email')
      .getByRole('button', { name: /^Corriger les/u })
      .click();
    await page.getByText(text('import:check.nothingElseWrong')).waitFor();
  });
});

describe('a large import of users', () => {
  it('sends batches of 200, stops after the current one, and says at which line to continue', async () => {
    const { person, platform } = await windows.en();
    const { page, text, app } = person;
    await person.openUsers();
    const before = await person.total();
    await person.act('users:list.actions.import');
    await person.pageOf('users_import').waitFor();
    const file = writeImportFile(app.userData, 'adhérents.csv', newPeople(450));
    await app.chooseFile(() => person.button('import:file.choose').click(), file);
    await person.button('import:columns.check').click();
    await person.button('import:check.continue').click();
    await page.getByRole('checkbox', { name: text('import:send.understand') }).check();

    const target = { method: 'POST', path: '/admin/imports/users', times: 1 };
    const first = platform.faults.hold(target);
    const second = platform.faults.hold(target);
    await person.button('import:send.confirm').click();
    await page.getByText(text('import:send.batch', { number: 1, of: 3, done: 0, total: 450 })).waitFor();
    first.release();
    await page.getByText(text('import:send.batch', { number: 2, of: 3, done: 200, total: 450 })).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await person.button('import:send.stop').click();
    await page.getByText(text('import:send.stopping')).waitFor();
    await delivered(page);
    second.release();

    await page.getByText(text('import:report.interrupted')).waitFor();
    await page.getByText(text('import:report.notSentFrom', { line: 402 })).waitFor();
    await page.getByText(text('import:report.added', { count: 400 }), { exact: true }).waitFor();
    await page.getByText(text('import:report.notSent', { count: 50 }), { exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(platform.count('POST /admin/imports/users')).toBe(2);
    await person.button('import:report.toList').click();
    await person.title('users').waitFor();
    await expect.poll(() => person.total()).toBe(before + 400);
  });
});

describe('what a file spells in its own way', () => {
  /** People of a file, with the spellings under which somebody looks for them. */
  const people = [
    { given: 'Ann', family: 'O’Neill', telephone: '06.12.34.56.01', spellings: ["O'Neill", 'O’Neill', '0612345601'] },
    {
      given: 'He\u0301le\u0300ne',
      family: 'Spelline',
      telephone: '06-12-34-56-02',
      spellings: ['Hélène Spelline', '06 12 34 56 02'],
    },
    {
      given: 'Luc',
      family: 'Saint\u2011Spell',
      telephone: '+33 (0)6 12 34 56 03',
      spellings: ['Saint-Spell', '06.12.34.56.03'],
    },
    {
      given: 'Zoé',
      family: 'Cœurdespell',
      telephone: '+33 6 12 34 56 04',
      spellings: ['Coeurdespell', '06/12/34/56/04'],
    },
    {
      given: 'Yves',
      family: 'Le\u00a0Spell',
      telephone: '06\u00a012\u00a034\u202f56\u00a005',
      spellings: ['Yves Le Spell', '+33 (0)6 12 34 56 05', 'tel:+33612345605', '612345605'],
    },
  ];

  it('is found by every spelling, in the list, the palette and a new call', async () => {
    const { person } = await windows.fr();
    const { page, text, app } = person;
    const path = join(app.userData, 'graphies.csv');
    const titles = 'Courriel;Prénom;Nom;Genre;Date de naissance;Téléphone;Code postal;Ville;Pays;Latitude;Longitude';
    const lines = people.map(({ given, family, telephone }, index) =>
      [
        `graphie.${index}@example.com`,
        given,
        family,
        'F',
        '1985-07-14',
        telephone,
        '54000',
        'Nancy',
        'France',
        '48.69',
        '6.18',
      ].join(';'),
    );
    writeFileSync(path, [titles, ...lines].join('\r\n'));
    await person.openUsers();
    await person.act('users:list.actions.import');
    await person.pageOf('users_import').waitFor();
    await app.chooseFile(() => person.button('import:file.choose').click(), path);
    await person.button('import:columns.check').click();
    await person.button('import:check.continue').click();
    await page.getByRole('checkbox', { name: text('import:send.understand') }).check();
    await person.button('import:send.confirm').click();
    await page.getByText(text('import:report.allAdded')).waitFor();
    await person.button('import:report.toList').click();
    await person.title('users').waitFor();

    const wanted = people.flatMap(({ spellings }, index) =>
      spellings.map((spelling) => ({ spelling, email: `graphie.${index}@example.com` })),
    );
    for (const { spelling, email } of wanted) {
      await person.searchUsers(spelling);
      await expect
        .poll(() => person.rows.allInnerTexts(), { message: spelling })
        .toEqual([expect.stringContaining(email)]);
    }
    for (const { spelling, email } of wanted) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: text('palette:label') }).fill(spelling);
      const found = page.getByRole('group', { name: text('palette:groups.people') }).getByRole('option');
      await found.filter({ hasText: email }).waitFor();
      await page.keyboard.press('Escape');
    }

    const { person: operator } = await windows.fr('solidaryOperator');
    await operator.openAddress('/solidaryrecords');
    await operator.rows.first().waitFor();
    await operator.act('solidaryrecords:actions.create');
    const search = operator.page.getByRole('searchbox', { name: text('recordForm:search.label') });
    for (const { spelling, email } of wanted) {
      await operator.fill(search, spelling);
      await operator.page.getByRole('listitem').filter({ hasText: email }).waitFor();
    }
  });
});
