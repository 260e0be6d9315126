import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ReadPdf, readPdf } from '../support/e2e/pdf.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { administrator, startPlatform } from '../support/e2e/platform.ts';

/** Saves the document on screen as PDF, and reads it back. */
async function savedPdf(person: Person): Promise<ReadPdf> {
  await person.button('common:print.savePdf').click();
  const saved = person.page.getByText(person.text('common:print.saved', { fileName: '' }).trim());
  await saved.waitFor();
  const [name = ''] = readdirSync(person.app.downloads).filter((file) => file.endsWith('.pdf'));
  return readPdf(join(person.app.downloads, name));
}

/** The foot of each page: who, and which page of how many. */
function expectFeet({ pages }: ReadPdf, words: RegExp): void {
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`${index + 1} / ${pages.length}`);
    expect(page).toMatch(words);
  }
}

describe('a record on paper', () => {
  it('is a PDF with its name, its facts in words, a foot, the language and tags, and nothing of the window', async () => {
    const person = await openFor('fr');
    await person.signInTraining();
    await person.openAddress('/users/show/12');
    const heading = person.pageOf('users_show');
    const kind = person.text('routes:users_show.title');
    // Until the person is read, the title is that of the page.
    await expect.poll(() => heading.innerText()).not.toBe(kind);
    // As it is written; the screen shows the family name first, in capitals.
    const name = ((await heading.locator('[title]').getAttribute('title')) ?? '').replaceAll(/[\u2066-\u2069]/gu, '');
    expect(name).not.toBe('');
    const facts = await person.page.locator('main dd').allInnerTexts();
    const mail = facts.find((fact) => /@\S+\./u.test(fact))?.trim() ?? '';
    expect(mail).not.toBe('');
    await person.page.keyboard.press('Control+p');
    const pdf = await savedPdf(person);
    expect(pdf.sizes[0]).toEqual([210, 297]);
    expect(pdf.language).toBe('fr');
    expect(pdf.isTagged).toBe(true);
    expect(pdf.title).toBe(name);
    const text = pdf.pages.join(' ');
    expect(text).toContain(name);
    expect(text).toContain('n° 12');
    // A long address takes two lines.
    expect(text.replaceAll(' ', '')).toContain(mail);
    // The menu, the buttons and the dialog are of the screen.
    for (const key of ['shell:skip', 'common:print.savePdf', 'common:actions.close']) {
      expect(text).not.toContain(person.text(key));
    }
    expectFeet(pdf, /Escale · imprimé le .+ par .+ · Données personnelles : à détruire après usage/u);
  });
});

describe('a list on paper', () => {
  it('has all 60 rows of three pages of the screen, the head on every page of paper and whole texts', async () => {
    const platform = await startPlatform({ users: 60 });
    const person = await openFor('en', { apiUrl: platform.url });
    await person.signIn(administrator.identifier, administrator.password);
    await person.openAddress('/users');
    await person.page.getByRole('grid').waitFor();
    await person.page.keyboard.press('Control+p');
    const rows = Number(/\d+/u.exec(await person.page.getByText(/^\d+ rows, about/u).innerText())?.[0]);
    expect(rows).toBeGreaterThanOrEqual(60);
    await person.button('list:print.start').click();
    const pdf = await savedPdf(person);
    expect(pdf.language).toBe('en');
    expect(pdf.pages.length).toBeGreaterThan(1);
    const mails = new Set(
      pdf.pages
        .join(' ')
        .replaceAll(' ', '')
        .match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu),
    );
    expect(mails.size).toBeGreaterThan(25);
    expect(pdf.pages[0]).toContain(`${rows} rows`);
    const head = person.text('users:columns.email');
    for (const page of pdf.pages) expect(page).toContain(head);
    // Many columns: the paper lies on its side.
    expect(pdf.sizes[0]).toEqual([297, 210]);
    // Pictures, and the initials that stand for them, are of the screen.
    await person.page.emulateMedia({ media: 'print' });
    const cells = person.page.locator('[data-paper] td');
    expect(await cells.locator('[aria-hidden="true"], img, svg').filter({ visible: true }).count()).toBe(0);
    expect(await cells.first().isVisible()).toBe(true);
    expectFeet(pdf, /Escale · printed on .+ by .+ · Personal data: destroy after use/u);
  });
});
