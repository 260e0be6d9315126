import { describe, expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';
import type { Person } from '../support/e2e/person.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const name = ({ page }: Person) => page.locator('#queue-person');
const question = ({ page }: Person) => page.getByRole('alertdialog');
const place = ({ page }: Person) => page.getByRole('main').getByRole('status').filter({ hasText: /\d/u }).first();

/** Opens the queue from the palette, with the keys alone. */
async function openQueue(person: Person): Promise<void> {
  const { keyboard } = person.page;
  await keyboard.press('Control+k');
  // The palette is loaded on demand: keys typed before would go elsewhere.
  const field = person.page.getByRole('dialog').getByRole('combobox');
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement).catch(() => false))
    .toBe(true);
  await keyboard.type(`/${person.text('routes:users_identities.title')}`);
  await person.page
    .getByRole('option', { name: person.text('routes:users_identities.title'), selected: true })
    .waitFor();
  await keyboard.press('Enter');
  await name(person).waitFor();
}

/** Confirms the question of a shortcut, and waits for the next person. */
async function confirm(person: Person): Promise<void> {
  const before = await name(person).innerText();
  await question(person).waitFor();
  await person.page.keyboard.press('Enter');
  await expect.poll(() => name(person).innerText()).not.toBe(before);
}

/** Moves to the next person, and waits for their document or its error. */
async function skip(person: Person): Promise<void> {
  const skipped = await name(person).innerText();
  await person.page.keyboard.press('j');
  await expect.poll(() => name(person).innerText()).not.toBe(skipped);
  const panel = person.page.locator('[aria-labelledby="queue-person"]');
  await panel.locator('img, canvas[data-drawn], h2:not(#queue-person)').first().waitFor();
}

const reviewStatus = (person: Person, who: string) =>
  person.page
    .getByRole('navigation', { name: person.text('identity:queue.list') })
    .getByRole('button', { name: who })
    .first();

const windows = { fr: shareWindowOver({}, 'fr'), en: shareWindowOver({}, 'en') };

describe.each(locales)('the identity queue, by keyboard alone, in %s', (locale) => {
  it('lets one view, accept, refuse and skip people one after another', async () => {
    const { person } = await windows[locale]();
    const { page, text } = person;
    const { keyboard } = page;
    await openQueue(person);
    expect(await place(person).innerText()).toMatch(/^1 /u);

    const accepted = await name(person).innerText();
    await page.getByRole('img', { name: accepted }).waitFor();
    await keyboard.press('+');
    await keyboard.press('t');
    await expect.poll(() => page.getByRole('img', { name: accepted }).getAttribute('style')).toContain('90deg');
    await keyboard.press('a');
    await expect.poll(() => question(person).innerText()).not.toContain(text('identity:decision.unseen'));
    await confirm(person);
    await page.getByText(text('notifications:identity.updated.success'), { exact: true }).first().waitFor();
    await expect
      .poll(() => reviewStatus(person, accepted).innerText())
      .toContain(text('queue:reviewStatuses.accepted'));

    // One of the first has no document any more: the page says so, and the proof is refused.
    const lost = page.getByRole('heading', { name: text('identity:document.problems.gone.title') });
    for (let step = 0; step < 20 && !(await lost.isVisible()); step += 1) await skip(person);
    await lost.waitFor();
    const refused = await name(person).innerText();
    await keyboard.press('r');
    await expect.poll(() => question(person).innerText()).toContain(text('identity:decision.unseen'));
    await confirm(person);
    await expect.poll(() => reviewStatus(person, refused).innerText()).toContain(text('queue:reviewStatuses.refused'));
    await keyboard.press('k');
    await page.getByText(text('identity:queue.told.refused')).waitFor();
  });
});

it('draws a document of two pages, page by page, without a violation of the content policy', async () => {
  const { person } = await windows.fr();
  const { page } = person;
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|wasm|eval/iu.test(message.text())) refusals.push(message.text());
  });
  await openQueue(person);
  const canvas = page.locator('canvas[data-drawn]');
  for (let step = 0; step < 20 && !(await canvas.isVisible()); step += 1) await skip(person);
  await expect.poll(() => canvas.getAttribute('data-drawn')).toBe('1');
  await page.keyboard.press('PageDown');
  await expect.poll(() => canvas.getAttribute('data-drawn')).toBe('2');
  // The page is not blank: it has dark pixels.
  const ink = await canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return 0;
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
    return [...data].filter((value, at) => at % 4 === 0 && value < 100).length;
  });
  expect(ink).toBeGreaterThan(50);
  // Its text is there for a screen reader, which a picture tells nothing.
  await expect.poll(() => canvas.locator('+ span').textContent()).toMatch(/\p{L}{4}/u);
  expect(refusals).toEqual([]);
});

it('reads the platform again when the answer to a decision is lost, and sends the decision only once', async () => {
  const { person, platform } = await windows.fr();
  const { page, text } = person;
  await openQueue(person);
  const who = await name(person).innerText();
  platform.faults.cut({ method: 'PATCH', path: /^\/admin\/identity_proofs\//, times: 1 });
  await page.keyboard.press('a');
  await confirm(person);
  await expect.poll(() => reviewStatus(person, who).innerText()).toContain(text('queue:reviewStatuses.accepted'));
  expect(platform.requests.filter(({ request }) => request.method === 'PATCH')).toHaveLength(1);
});
