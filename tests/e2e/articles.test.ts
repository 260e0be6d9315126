import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import type { Person } from '../support/e2e/person.ts';
import type { TestPlatform } from '../support/e2e/platform.ts';
import { type EnterOver, shareWindowOver } from '../support/e2e/shared.ts';

const TITLE = 'Partir à plusieurs';

interface SentPart {
  id?: number;
  position: number;
  text?: string;
  title?: string;
  paragraphs?: SentPart[];
}

/** The changes of articles that the platform received, oldest first. */
const changes = ({ requests }: TestPlatform) =>
  requests
    .filter(({ request: { method, url } }) => method === 'PATCH' && url.startsWith('/admin/articles/'))
    .map(({ request }): { title?: string; status?: number; asections?: SentPart[] } => JSON.parse(request.body ?? ''));

const modules = { toolboxEdit: true };
const french = shareWindowOver({}, 'fr', { config: { theme: 'light', modules } });
const english = shareWindowOver({}, 'en', { config: { theme: 'dark', modules } });
const german = shareWindowOver({ profileLanguage: 'de' }, 'en', { config: { modules } });

async function openArticles(enter: EnterOver) {
  const { platform, person } = await enter();
  await person.goTo('articles');
  await person.rows.first().waitFor();
  return { platform, person };
}

const outline = ({ page, text }: Person): Locator =>
  page.getByRole('navigation', { name: text('articles:form.outline'), exact: true });
const editor = (person: Person): Locator => person.field('articles:form.paragraph');
const preview = ({ page, text }: Person): Locator =>
  page.getByRole('region', { name: text('articles:form.preview'), exact: true });
/** The start of a button's name, before its subject; spaces of French typography are plain ones in it. */
const startOf = ({ text }: Person, key: string): RegExp => {
  const [start = ''] = text(key, { name: '\n' }).split('\n');
  return new RegExp(`^${RegExp.escape(start.replaceAll(/\s/gu, ' '))}`, 'u');
};

async function find(person: Person, title: string): Promise<void> {
  await person.page.getByRole('searchbox', { name: person.text('articles:filters.title') }).fill(title);
  await expect.poll(() => person.rows.count()).toBe(1);
  await person.settled();
}

/** Each language with one of the themes: axe checks the screens on the way. */
describe.each([
  ['fr', 'light', french],
  ['en', 'dark', english],
] as const)('articles, in %s, %s', (_locale, _theme, enter) => {
  it('can be created, found, viewed, reordered, published and deleted', async () => {
    const { platform, person } = await openArticles(enter);
    const { page, text } = person;
    const problems: Record<string, string[]> = {};
    const look = async (screen: string) => {
      problems[screen] = await accessibilityProblems(page);
    };
    await look('list');

    await person.act('articles:actions.create');
    await person.pageOf('articles_create').waitFor();
    await person.field('articles:fields.title').fill(TITLE);
    await editor(person).fill('Partagez la route.');
    await outline(person)
      .getByRole('button', { name: startOf(person, 'articles:form.addParagraphTo') })
      .click();
    await editor(person).fill('Prévenez en cas de retard.');
    // Emphasis by the keyboard, which would fold the menu anywhere else.
    await editor(person).press('ControlOrMeta+a');
    await editor(person).press('ControlOrMeta+b');
    await preview(person).locator('strong', { hasText: 'Prévenez en cas de retard.' }).waitFor();
    await look('form');
    await page.getByRole('button', { name: text('richText:toolbar.commands.picture') }).click();
    await page.getByRole('dialog', { name: text('richText:picture.title') }).waitFor();
    await look('picture');
    await page.keyboard.press('Escape');
    await page
      .getByRole('radio', { name: text('articles:values.status.0'), exact: true })
      .last()
      .check();
    await person.button('form:save').click();
    await person.expectNotice('notifications:articles.created.success');
    await person.pageOf('articles_show').waitFor();

    // Parts that are not online are tinted, and can be left out.
    await page.getByText(text('articles:text.draftParagraph')).waitFor();
    await look('show');
    await page.getByRole('switch', { name: text('articles:show.publishedOnly') }).click();
    await expect.poll(() => page.getByText('Prévenez en cas de retard.').count()).toBe(0);
    await page.getByText('Partagez la route.').waitFor();

    await person.goTo('articles');
    await find(person, TITLE);
    await expect.poll(() => person.cell(person.rows.first(), text('articles:fields.published'))).toBe('1 / 2');
    await person.startForRow(person.rows.first(), 'articles:actions.publish');
    await person.expectNotice('notifications:articles.updated.success');
    await expect
      .poll(() => person.cell(person.rows.first(), text('articles:fields.status')))
      .toBe(text('articles:values.status.1'));
    await person.undo();
    await expect
      .poll(() => person.cell(person.rows.first(), text('articles:fields.status')))
      .toBe(text('articles:values.status.0'));

    // The second paragraph before the first: all sections are sent, with ids and positions.
    await person.startForRow(person.rows.first(), 'record:actions.edit');
    await person.pageOf('articles_edit').waitFor();
    platform.requests.length = 0;
    await outline(person)
      .getByRole('button', { name: /^Prévenez/ })
      .click();
    await page
      .getByRole('button', { name: startOf(person, 'articles:form.up') })
      .first()
      .click();
    await person.button('form:save').click();
    await expect.poll(() => changes(platform).length).toBe(1);
    const [section] = changes(platform)[0]?.asections ?? [];
    expect(Object.keys(changes(platform)[0] ?? {})).toEqual(['asections']);
    expect(section).toMatchObject({ id: expect.any(Number), position: 1 });
    expect(section?.paragraphs).toMatchObject([
      { id: expect.any(Number), position: 1, text: '<p><strong>Prévenez en cas de retard.</strong></p>' },
      { id: expect.any(Number), position: 2, text: '<p>Partagez la route.</p>' },
    ]);

    // What saving would delete is named first.
    await outline(person)
      .getByRole('button', { name: /^Partagez/ })
      .click();
    await page.getByRole('button', { name: startOf(person, 'articles:form.remove') }).click();
    await person.button('form:save').click();
    const question = person.dialog('articles:form.removal.title', { count: 1 });
    await question.getByText('Partagez la route.').waitFor();
    await question.getByRole('button', { name: text('articles:form.removal.button') }).click();
    await expect.poll(() => changes(platform).at(-1)?.asections?.[0]?.paragraphs?.length).toBe(1);
    await page.getByText(text('form:state.clean')).waitFor();

    await person.button('form:saveAndClose').click();
    await person.pageOf('articles_show').waitFor();
    await page.getByRole('button', { name: text('form:show.more') }).click();
    await person.menuItem('record:actions.remove').click();
    const removal = person.dialog('record:remove.title', { name: TITLE });
    await removal.getByText(text('articles:remove.text')).waitFor();
    expect(await removal.getByRole('button', { name: text('record:remove.button') }).isDisabled()).toBe(true);
    await removal.getByRole('textbox').fill(TITLE);
    await removal.getByRole('button', { name: text('record:remove.button') }).click();
    await person.expectNotice('notifications:articles.deleted.success');
    await person.title('articles').waitFor();

    // Of the seeded articles this one has every kind of free HTML.
    await person.openAddress('/articles/show/5');
    await page.getByText(text('articles:text.draftParagraph')).first().waitFor();
    await look('full');
    await person.openAddress('/articles/5');
    await outline(person)
      .getByRole('button', { name: /^1 à 10 km/ })
      .first()
      .click();
    await page.getByText(text('richText:html.why')).waitFor();
    await look('html');
    expect(problems).toEqual({ list: [], form: [], picture: [], show: [], full: [], html: [] });
  });
});

it('articles keep free HTML unchanged, and a duplicate starts with all their parts', async () => {
  const { platform, person } = await openArticles(french);
  const { page, text } = person;
  // Of the seeded articles this one has every kind of free HTML.
  await person.openAddress('/articles/5');
  const table = outline(person)
    .getByRole('button', { name: /^1 à 10 km/ })
    .first();
  await table.click();
  await page.getByText(text('richText:html.why')).waitFor();
  const source = await editor(person).inputValue();
  expect(source).toMatch(/^<table>/);
  await outline(person)
    .getByRole('button', { name: /^Publiez/ })
    .first()
    .click();
  await editor(person).press('End');
  await editor(person).pressSequentially(' Vite.');
  await person.button('form:save').click();
  await expect.poll(() => changes(platform).length).toBe(1);
  const sent = changes(platform)[0]?.asections?.flatMap(({ paragraphs = [] }) => paragraphs) ?? [];
  expect(sent.filter((part) => part.text === source).length).toBeGreaterThan(0);
  expect(sent.some((part) => part.text?.startsWith('<iframe'))).toBe(true);
  expect(sent.filter((part) => part.text?.includes('Vite.'))).toHaveLength(1);
  await page.getByText(text('form:state.clean')).waitFor();

  await person.openAddress('/articles/show/5');
  await person.button('record:actions.duplicate').click();
  await person.pageOf('articles_edit').waitFor();
  await person.expectNotice('notifications:articles.created.success');
  const created = platform.requests.findLast(({ request }) => request.method === 'POST');
  const { status, asections }: { status: number; asections: SentPart[] } = JSON.parse(created?.request.body ?? '');
  expect(status).toBe(0);
  expect(asections).toHaveLength(11);
  expect(JSON.stringify(asections)).not.toContain('"id"');
});

it('articles read in another language than the platform’s are read-only and say why', async () => {
  const { platform, person } = await openArticles(german);
  const { page, text } = person;
  await person.openAddress('/articles/2');
  const language = new Intl.DisplayNames('en', { type: 'language' }).of('de') ?? '';
  await page.getByText(text('articles:form.language', { language })).waitFor();
  expect(await person.field('articles:fields.title').isDisabled()).toBe(true);
  const status = page.getByRole('radio', { name: text('articles:values.status.0'), exact: true }).first();
  expect(await status.isDisabled()).toBe(true);
  await page.keyboard.press('Control+s');
  await platform.quiet();
  expect(changes(platform)).toEqual([]);
});

it('the outline moves a part to where it is dropped, and a text that leaves the screen leaves nothing behind', async () => {
  const { platform, person } = await openArticles(french);
  const { page, text } = person;
  await page.evaluate(() => {
    const asked: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      // Pasted content is parsed without running it, and its event handlers are reported.
      if (blockedURI !== 'inline') asked.push(blockedURI);
    });
    Object.assign(window, { asked });
  });
  await person.openAddress('/articles/5');
  const lines = outline(person).getByRole('button', { name: /\((?:En ligne|Brouillon)\)$/u });
  await lines.first().waitFor();
  const [section = '', first = '', second = ''] = await lines.allInnerTexts();
  await lines.nth(2).dragTo(lines.nth(1));
  await expect.poll(async () => (await lines.allInnerTexts()).slice(0, 3)).toEqual([section, second, first]);

  // Pictures of what is pasted or edited are never fetched: their host would learn who reads the text.
  await outline(person)
    .getByRole('button', { name: /^Publiez/ })
    .first()
    .click();
  await editor(person).press('End');
  await editor(person).evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/html', '<p>Bientôt <img src="https://host.example/a.png" onerror="document.title=1"></p>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await preview(person).getByText('Bientôt').waitFor();
  const picture = { src: 'https://host.example/b.png', alt: 'Affiche neuve' };
  await page.getByRole('button', { name: text('richText:toolbar.commands.picture') }).click();
  const dialog = page.getByRole('dialog', { name: text('richText:picture.title') });
  await dialog.getByRole('textbox', { name: text('richText:picture.address') }).fill(picture.src);
  await dialog.getByRole('textbox', { name: text('richText:picture.alt') }).fill(picture.alt);
  await dialog.getByRole('button', { name: text('richText:picture.apply') }).click();
  await preview(person).getByText(picture.src).waitFor();

  // A save removes an empty paragraph, even while it has the focus.
  await outline(person)
    .getByRole('button', { name: startOf(person, 'articles:form.addParagraphTo') })
    .last()
    .click();
  await editor(person).focus();
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByText(text('form:state.clean')).waitFor();
  await person.field('articles:fields.title').fill('Autre titre');
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => changes(platform).at(-1)).toEqual({ title: 'Autre titre' });
  expect(JSON.stringify(changes(platform)[0])).toContain(picture.alt);
  expect(await page.evaluate(() => 'asked' in window && window.asked)).toEqual([]);
});

it('the toolbox opens its article, and an address without a record shows that nothing was found', async () => {
  const { person } = await openArticles(french);
  const { page, text } = person;
  await person.act('articles:actions.toolbox');
  await page.getByRole('heading', { level: 1, name: /TOOLBOX/ }).waitFor();
  // From anywhere else the palette has it.
  await person.goTo('users');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').last().fill(text('articles:actions.toolbox'));
  await page
    .getByRole('option', { name: text('articles:actions.toolbox') })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /TOOLBOX/ }).waitFor();
  await person.openAddress('/articles/show/999999');
  await page.getByText(text('common:states.notFoundOrError')).waitFor();
  await page.getByRole('link', { name: text('common:states.toList') }).waitFor();
});

it('a person without the rights sees no menu entry, and can only read an article', async () => {
  const { person } = await french('hitchhikingWatcher');
  expect(await person.isInMenu('articles')).toBe(false);
  await person.openAddress('/articles');
  // Everybody may list and read them on the platform (docs/platform/b-communities-content.md §2).
  await person.rows.first().click({ button: 'right' });
  await person.menuItem('record:actions.open').waitFor();
  for (const action of [
    'record:actions.edit',
    'record:actions.duplicate',
    'record:actions.remove',
    'articles:actions.unpublish',
  ]) {
    expect(await person.menuItem(action).count()).toBe(0);
  }
  expect(await person.button('articles:actions.create').count()).toBe(0);
});
