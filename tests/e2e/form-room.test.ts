import { describe, expect, it } from 'vitest';
import { shareWindow } from '../support/e2e/shared.ts';

const size = { width: 640, height: 400 };

/** The element that has the focus, and whether something lies over its middle; null once the fields are through. */
const focusInForm = () => {
  const { activeElement } = document;
  if (activeElement === null || activeElement.closest('form') === null) return null;
  const { left, right, top, bottom } = activeElement.getBoundingClientRect();
  const middle = { x: (left + right) / 2, y: (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2 };
  const drawn = document.elementFromPoint(middle.x, middle.y);
  const isSeen = drawn !== null && (activeElement.contains(drawn) || drawn.contains(activeElement));
  return { isSeen, name: activeElement.getAttribute('name') ?? activeElement.textContent ?? '' };
};

const enter = shareWindow('fr');

describe('a form in a window of 1280 × 800 at 200 %', () => {
  it('has its bar in sight over the whole page, and nothing beneath it', async () => {
    const person = await enter();
    const { page, text } = person;
    await page.setViewportSize(size);
    await person.openAddress('/events/create');
    const name = person.field('events:fields.name');
    await expect.poll(() => name.evaluate((element) => element === document.activeElement)).toBe(true);

    const bar = page.getByRole('group', { name: text('form:actions') });
    const boxes = await Promise.all(
      [
        bar,
        page.getByRole('main'),
        person.button('form:cancel'),
        person.button('form:saveAndClose'),
        person.button('form:save'),
      ].map((element) => element.boundingBox()),
    );
    const [barBox, mainBox, ...buttons] = boxes;
    expect(barBox?.width).toBe(mainBox?.width);
    for (const box of buttons) {
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    }

    const passed: string[] = [];
    for (let at = await page.evaluate(focusInForm); at !== null; at = await page.evaluate(focusInForm)) {
      // What was left may say its error after the key: the field with the focus is in sight again in the next frame.
      await expect.poll(async () => (await page.evaluate(focusInForm))?.isSeen, { message: at.name }).toBe(true);
      passed.push(at.name);
      await page.keyboard.press('Tab');
      if (passed.length > 80) break;
    }
    // Down to the last part of the form.
    expect(passed).toEqual(expect.arrayContaining(['name', 'fromDate.day', 'address.longitude', 'url']));
  });

  it('opens its calendar whole, and gives the focus back', async () => {
    const person = await enter();
    const { page, text } = person;
    await page.setViewportSize(size);
    await person.openAddress('/events/create');
    const start = person.field('events:fields.fromDate');
    await start.focus();
    await page.keyboard.press('Alt+ArrowDown');
    const grid = page.getByRole('grid');
    await grid.waitFor();
    const dialog = page.getByRole('dialog', {
      name: text('form:calendar.label', { label: text('events:fields.fromDate') }),
    });
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox();
        return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= 640 && box.y + box.height <= 400;
      })
      .toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => start.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await start.inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}$/u);
  });
});

describe('a window of 1920 × 1080', () => {
  const wide = { width: 1920, height: 1080 };

  it.each(['/articles/5', '/relaypointtypes/2', '/events/12'])(
    'shows the form of %s from the start of the page',
    async (path) => {
      const person = await enter();
      const { page } = person;
      await page.setViewportSize(wide);
      await person.openAddress(path);
      const title = page.locator('main form h2').first();
      const startOfForm = async () => {
        const [pageBox, box] = await Promise.all([page.getByRole('main').boundingBox(), title.boundingBox()]);
        return (box?.x ?? Infinity) - (pageBox?.x ?? 0);
      };
      // The index and what is around it, where there is one.
      await expect.poll(startOfForm).toBeLessThan(320);
    },
  );

  it('shows the cards of a record with a map in two stacks', async () => {
    const person = await enter();
    const { page, text } = person;
    await page.setViewportSize(wide);
    await person.openAddress('/events/show/12');
    const startOf = async (key: string) => {
      const title = page.getByRole('heading', { level: 2, name: text(key), exact: true });
      return (await title.boundingBox())?.x ?? 0;
    };
    const between = async () =>
      (await startOf('events:fields.place')) - (await startOf('events:show.sections.description'));
    await page.locator('[data-map]').waitFor();
    await expect.poll(between).toBeGreaterThan(400);
  });
});
