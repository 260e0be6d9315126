import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pageTexts } from '#training/analytics/texts.ts';
import { accessibilityProblems, size } from '../support/app.ts';
import type { Person } from '../support/e2e/person.ts';
import { problemsEnlarged, resizeTo } from '../support/e2e/room.ts';
import { shareWindow } from '../support/e2e/shared.ts';

const views = [
  { name: 'maintenance', fr: 'En panne', en: 'Stopped' },
  { name: 'nowhere', fr: 'Nulle part', en: 'Nowhere' },
];

/** The dashboard as the browser shell shows it: a frame within a page of the shell's. */
const dashboardOf = ({ page }: Person): FrameLocator =>
  page.frameLocator('[data-testid="shell-view"]').frameLocator('iframe');

const choose = async (person: Person, field: string, option: string) => {
  await person.page.getByRole('combobox', { name: person.text(field) }).click();
  await person.page.getByRole('option', { name: option, exact: true }).first().click();
};

const titleOf = { fr: 'Synthèse', en: 'Summary' } as const;
const windowIn = (locale: 'fr' | 'en') => shareWindow(locale, { config: { analytics: { views }, theme: 'dark' } });
const french = windowIn('fr');
const english = windowIn('en');

describe.each([
  ['fr', french],
  ['en', english],
] as const)('the analytics screens, in %s', (locale, enter) => {
  const say = pageTexts[locale];
  const summary = titleOf[locale];

  it('show the platform’s dashboard, which follows the controls above it', async (context) => {
    const person = await enter();
    const { page, text, app } = person;
    // In Electron the embedded dashboard is another page, which these checks do not reach.
    if (app.kind !== 'browser shell') context.skip();
    await person.goTo('analytics');
    const dashboard = dashboardOf(person);
    await dashboard.getByRole('heading', { name: summary }).waitFor();
    await dashboard.getByRole('columnheader', { name: say.periods.monthly }).first().waitFor();
    expect(await dashboard.locator('html').getAttribute('data-theme')).toBe('night');
    await page.getByText(text('analytics:perimeter.whole')).waitFor();

    await page.getByRole('radio', { name: text('analytics:periodicity.yearly') }).check();
    await dashboard.getByRole('columnheader', { name: say.periods.yearly }).first().waitFor();
    expect(page.url()).toContain('periodicity=yearly');
    const whole = await dashboard.getByRole('caption').first().innerText();

    await page.getByRole('combobox', { name: text('analytics:pickers.territory') }).fill('Meurthe');
    await page.getByRole('option', { name: 'Meurthe-et-Moselle' }).click();
    await dashboard.getByText(say.territory('Meurthe-et-Moselle')).waitFor();
    await expect.poll(() => dashboard.getByRole('caption').first().innerText()).not.toBe(whole);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.goBack();
    await dashboard.getByText(say.everything).waitFor();
  });

  it('name each refusal: an unknown dashboard, a stopped tool, a missing periodicity, a missing right', async () => {
    const person = await enter();
    const { page, text } = person;
    await person.goTo('analytics');
    await choose(person, 'analytics:view', locale === 'fr' ? 'Nulle part' : 'Nowhere');
    await page.getByText(text('analytics:unknown.title')).waitFor();
    await choose(person, 'analytics:view', locale === 'fr' ? 'En panne' : 'Stopped');
    await page.getByText(text('analytics:frame.failed')).waitFor();

    await person.goTo('hitchhikers');
    const tabs = page.getByRole('navigation', { name: text('hitchhikers:tabs.label') });
    const tab = (name: string) => tabs.getByRole('link', { name: text(`hitchhikers:tabs.${name}`), exact: true });
    await tab('dashboard').click();
    await person.title('hitchhikers_dashboard').waitFor();
    expect(await tab('dashboard').getAttribute('aria-current')).toBe('page');
    await page.getByText(text('analytics:perimeter.whole')).waitFor();
    await page.getByRole('radio', { name: text('analytics:periodicity.daily') }).click();
    await page.getByText(text('analytics:noPeriodicity.title'), { exact: false }).first().waitFor();
    await expect
      .poll(() => page.getByRole('radio', { name: text('analytics:periodicity.monthly') }).isChecked())
      .toBe(true);
    expect(await page.getByRole('radio', { name: text('analytics:periodicity.daily') }).isDisabled()).toBe(true);
  });
});

describe('the analytics screens, in either language', () => {
  it('keep the signed address out of the page, the history and the log', async (context) => {
    const person = await french();
    if (person.app.kind !== 'browser shell') context.skip();
    await person.goTo('analytics');
    await dashboardOf(person).getByRole('heading', { name: titleOf.fr }).waitFor();
    const seen = await person.page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        location.href,
        JSON.stringify(history.state),
        JSON.stringify({ ...localStorage }),
        JSON.stringify({ ...sessionStorage }),
      ].join(),
    );
    // A name of a script may hold the first letters of a token.
    expect(seen).not.toMatch(/embed\/dashboard|eyJ[\w-]{12,}/);
    const frame = person.page.frameLocator('[data-testid="shell-view"]').locator('iframe');
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('move with the content above them, can be enlarged, and disappear with their page', async (context) => {
    const person = await french();
    const { page } = person;
    if (person.app.kind !== 'browser shell') context.skip();
    await person.goTo('analytics');
    const view = page.getByTestId('shell-view');
    await dashboardOf(person).getByRole('heading', { name: titleOf.fr }).waitFor();
    const small = await view.boundingBox();
    await page.keyboard.press('Control+K');
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => view.isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => view.isVisible()).toBe(true);

    await person.button('analytics:enlarge').click();
    await expect.poll(async () => (await view.boundingBox())?.width ?? 0).toBeGreaterThan(small?.width ?? 0);
    await page.keyboard.press('F11');
    await expect.poll(async () => (await view.boundingBox())?.width).toBe(small?.width);
    await person.goTo('users');
    await expect.poll(() => view.count()).toBe(0);
  });

  it('save a dashboard as a PDF, and copy it as a picture', async (context) => {
    const person = await english();
    const { page, text, app } = person;
    if (app.kind !== 'browser shell') context.skip();
    await person.goTo('analytics');
    await dashboardOf(person).getByRole('heading', { name: titleOf.en }).waitFor();
    const choose = async (tool: string) => {
      await person.button('analytics:more').click();
      await page.getByRole('menuitem', { name: text(tool) }).click();
    };
    await choose('analytics:savePdf');
    await expect.poll(() => readdirSync(app.downloads)).toEqual([expect.stringMatching(/_summary_monthly\.pdf$/u)]);
    const [file = ''] = readdirSync(app.downloads);
    await page.getByText(text('notifications:analytic.pdf.success', { fileName: file })).waitFor();
    expect(readFileSync(join(app.downloads, file), 'latin1')).toMatch(/^%PDF-[\s\S]*%%EOF\n$/u);
    await choose('analytics:copyImage');
    await page.getByText(text('notifications:analytic.image.success')).waitFor();
  });

  it('stand side by side in a wide window, each a view of its own, with figures of the same perimeter', async (context) => {
    const person = await french();
    const { page, text, app } = person;
    if (app.kind !== 'browser shell') context.skip();
    await resizeTo(page, { width: 1680, height: 1000 });
    await person.goTo('analytics');
    await person.button('analytics:beside.open').click();
    const views = page.getByTestId('shell-view');
    await expect.poll(() => views.count()).toBe(2);
    const [first, second] = await Promise.all([views.nth(0).boundingBox(), views.nth(1).boundingBox()]);
    const [left, right] = [first, second].toSorted((one, other) => (one?.x ?? 0) - (other?.x ?? 0));
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    expect(page.url()).toContain('besidePeriodicity=yearly');

    const count = page.getByRole('button', { name: text('analytics:figures.count'), exact: true });
    // Once pressed it counts again, under another name.
    await count.first().click();
    await count.first().click();
    const links = page
      .getByRole('region', { name: new RegExp(`^${text('analytics:figures.title')}`, 'u') })
      .getByRole('link');
    // For each of the two: users, registered, active, and relay points of three statuses.
    await expect.poll(() => links.count()).toBe(12);
    expect(await accessibilityProblems(page)).toEqual([]);

    // Without room for two the first one stands alone, and nothing of the figures is cut off.
    await resizeTo(page, { width: 640, height: 400 });
    await expect.poll(() => views.count()).toBe(1);
    await page.getByText(text('analytics:beside.tooNarrow')).waitFor();
    await expect.poll(() => links.count()).toBe(6);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await problemsEnlarged(page)).toEqual([]);
    const registered = links.nth(1);
    const shown = await registered.innerText();
    await registered.click();
    await person.title('users').waitFor();
    await resizeTo(page, size);
    // The position of the list, not whatever else on the page holds these digits.
    const total = new RegExp(`${shown.replaceAll(/\s/gu, '.')}$`, 'u');
    await page.getByRole('status').filter({ hasText: total }).waitFor();
  });

  it('leave the figures alone where the platform refuses them', async () => {
    const person = await french('hitchhikingWatcher');
    const { page, text } = person;
    await person.goTo('hitchhikers');
    await page.keyboard.press('Control+K');
    await page.keyboard.type(text('routes:hitchhikers_dashboard.title'));
    await page
      .getByRole('option', { name: text('routes:hitchhikers_dashboard.title') })
      .first()
      .click();
    await person.title('hitchhikers_dashboard').waitFor();
    await page.getByText(text('analytics:figures.title')).first().waitFor();
    expect(await page.locator('section[data-pane]').count()).toBe(0);
    expect(await page.getByText(text('errors:denied.right', { right: 'analytic_read' })).count()).toBe(0);
  });
});

it('a dashboard loads only once it is scrolled into view', async () => {
  const person = await french();
  const { page } = person;
  await page.setViewportSize({ width: 640, height: 300 });
  await person.openAddress('/analytics');
  const dashboard = page.locator('section[data-pane]');
  await expect.poll(() => dashboard.getAttribute('aria-busy')).toBe('true');
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity).length,
    );
  await expect.poll(moving).toBe(0);
  expect(await dashboard.getAttribute('aria-busy')).toBe('true');
  await dashboard.scrollIntoViewIfNeeded();
  await expect.poll(() => dashboard.getAttribute('aria-busy')).toBe('false');
});
