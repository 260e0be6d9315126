import type { Page } from 'playwright';
import { resizeTo } from './room.ts';

const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** The spacing of texts that a person may set (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/**
 * Texts that are cut once lines, letters and words are spaced as a person may set them. A text that ends in '…' by
 * intent has the whole of it in its title.
 */
export async function cutBySpacing(page: Page): Promise<string[]> {
  // Not by an element: the content policy of the page admits none.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  await drawn(page);
  const problems = await cutTexts(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return problems;
}

/** Texts that are wider or higher than the place that shows them, where nothing scrolls to the rest. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/gu, ' ').trim();
    const left = '[data-shell], [aria-hidden="true"], script, style, noscript, textarea, select, svg';
    const cuts = (value: string) => value === 'hidden' || value === 'clip';
    /** How an element cuts a box; null where the whole of it is shown, undefined where none further out can tell. */
    const cutBy = (element: Element, box: DOMRect): 'across' | 'down' | null | undefined => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      const place = element.getBoundingClientRect();
      // For screen readers alone.
      if (clipPath !== 'none' || place.width <= 2 || place.height <= 2) return undefined;
      if (cuts(overflowX) && (box.right > place.right + 2 || box.left < place.left - 2)) return 'across';
      if (cuts(overflowY) && (box.bottom > place.bottom + 3 || box.top < place.top - 3)) return 'down';
      const isScrolled = [overflowX, overflowY].every((value) => value === 'auto' || value === 'scroll');
      return isScrolled || position === 'fixed' ? undefined : null;
    };
    const isWhole = (text: string, title: string) =>
      (text.toLocaleLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).every((word) =>
        title.toLocaleLowerCase().includes(word),
      );

    const problems = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = plain(node.textContent);
      const holder = node.parentElement;
      if (text === '' || holder === null || holder.closest(left) !== null) continue;
      if (!holder.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      let around: Element | null = holder;
      let cut: ReturnType<typeof cutBy> = null;
      while (around !== null && around !== document.body && cut === null) {
        cut = cutBy(around, box);
        if (cut === null) around = around.parentElement;
      }
      // A time that is said shortly has the whole of it in its title.
      if (holder.closest('time[title]') !== null) continue;
      if (cut === null || cut === undefined || isWhole(text, plain(holder.closest('[title]')?.getAttribute('title')))) {
        continue;
      }
      problems.add(`10.12: “${text.slice(0, 60)}” is cut ${cut} by ${around?.className.toString().split(' ').at(-1)}`);
    }
    return [...problems];
  });

/** A window of 1280 pixels at 400 % (WCAG 1.4.10), with the height of a dialog. */
const reflowSize = { width: 320, height: 640 };

/**
 * What a window of 320 pixels does not show: a page that scrolls sideways, controls out of it that nothing scrolls to,
 * words that break letter by letter. Tables, grids and boards may scroll in themselves.
 */
export async function reflowProblems(page: Page): Promise<string[]> {
  await resizeTo(page, reflowSize);
  await drawn(page);
  return page.evaluate(() => {
    const problems: string[] = [];
    const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/gu, ' ').trim();
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[data-shell], [data-tabster-dummy], [aria-hidden="true"]') === null;
    const described = (element: Element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 140);
    const scroller = (element: Element) => {
      let around = element.parentElement;
      while (around !== null) {
        const isScrolled = ['auto', 'scroll'].includes(getComputedStyle(around).overflowX);
        if (isScrolled && around.scrollWidth > around.clientWidth + 1) return around;
        around = around.parentElement;
      }
      return null;
    };

    for (const element of document.querySelectorAll(
      'html, main, #page-content, [role="dialog"], [role="alertdialog"]',
    )) {
      if (!isShown(element) || element.scrollWidth <= element.clientWidth + 1) continue;
      const edge = element.getBoundingClientRect().left + element.clientWidth + 1;
      const beyond = [...element.querySelectorAll('*')].filter(
        (one) =>
          isShown(one) &&
          one.getBoundingClientRect().right > edge &&
          scroller(one) === scroller(element.firstElementChild ?? one),
      );
      const by = beyond.slice(0, 2).concat(beyond.slice(-1)).map(described).join(' ');
      problems.push(
        `10.11: ${described(element)} scrolls sideways, ${element.scrollWidth} of ${element.clientWidth}: ${by}`,
      );
    }

    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(isShown);
    const place = dialogs.at(-1) ?? document.body;
    for (const control of place.querySelectorAll(
      'button, a[href], input, select, textarea, h1, h2, [role="menuitem"]',
    )) {
      const { left, right, width, height } = control.getBoundingClientRect();
      if (!isShown(control) || width <= 2 || height <= 2 || (right <= innerWidth + 1 && left >= -1)) continue;
      if (scroller(control) !== null) continue;
      const name = control.getAttribute('aria-label') ?? plain(control.textContent);
      problems.push(`10.11: “${name.slice(0, 50)}” is out of the window, ${Math.round(left)} to ${Math.round(right)}`);
    }

    for (const element of place.querySelectorAll<HTMLElement>('th, td, button, h1, h2, h3, label, dt')) {
      const { width, height } = element.getBoundingClientRect();
      const { fontSize, paddingLeft, paddingRight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const room = width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const isBroken = width > 2 && room < size * 2.5 && height > size * 4;
      if (isShown(element) && isBroken && /\p{L}{4}/u.test(element.innerText)) {
        problems.push(`10.11: “${plain(element.innerText).slice(0, 40)}” is ${Math.round(room)} wide`);
      }
    }
    return [...new Set(problems)];
  });
}
