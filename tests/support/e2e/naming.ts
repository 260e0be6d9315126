import type { Page } from 'playwright';

/**
 * What the rules of axe do not hold, by the criteria of RGAA: names of tables, descriptions of questions, labels of
 * fields that are seen, names of buttons that tell them apart and hold what is written on them, one current page, the
 * language of each document, and a focus that is somewhere.
 */
export const namingProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/gu, ' ').trim();
    const described = (element: Element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 140);
    const referred = (element: Element, attribute: string) =>
      (element.getAttribute(attribute) ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
        .filter((one) => one !== null);
    const textOf = (elements: readonly Element[]) => plain(elements.map((one) => one.textContent).join(' '));
    /** The text of an element as it is read: pictures by their names, decoration left out. */
    const spoken = (element: Element): string =>
      plain(
        [...element.childNodes]
          .map((node) => {
            if (node instanceof Text) return node.data;
            if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
            if (!node.checkVisibility()) return '';
            return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? ` ${spoken(node)} `;
          })
          .join(''),
      );
    const nameOf = (element: Element) =>
      textOf(referred(element, 'aria-labelledby')) ||
      plain(element.getAttribute('aria-label')) ||
      spoken(element) ||
      plain(element.getAttribute('title'));
    // What is behind an open dialog is out of reach.
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(isShown);
    const place = dialogs.at(-1) ?? document.body;
    const all = (selector: string) =>
      [...place.querySelectorAll(selector)].filter(
        (one) => isShown(one) && one.closest('[data-shell], [data-tabster-dummy], [aria-hidden="true"]') === null,
      );

    for (const table of all('table, [role="table"], [role="grid"]')) {
      const caption = plain(table.querySelector(':scope > caption')?.textContent);
      const name = textOf(referred(table, 'aria-labelledby')) || plain(table.getAttribute('aria-label')) || caption;
      if (name === '') problems.push(`5.4: a table without a name: ${described(table)}`);
    }

    for (const dialog of dialogs.filter((one) => one.getAttribute('role') === 'alertdialog')) {
      const text = textOf(referred(dialog, 'aria-describedby'));
      if (text === '') problems.push(`7.1: a question without a description: ${described(dialog)}`);
    }

    for (const field of all('input:not([type="file"]), select, textarea, [contenteditable="true"]')) {
      const labels = [...((field as HTMLInputElement).labels ?? []), ...referred(field, 'aria-labelledby')];
      const isSeen = labels.some((label) => {
        const { width, height } = label.getBoundingClientRect();
        return width > 2 && height > 2 && plain(label.textContent) !== '';
      });
      const title = plain(field.closest('[title]')?.getAttribute('title'));
      if (!isSeen && title === '') problems.push(`11.1: no label that is seen: ${described(field)}`);
    }

    const letters = (text: string) => text.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    // Letter by letter the same, a title is not read out after the name; a key that it adds is worth being read out.
    const unspaced = (text: string) => text.replaceAll(/\s/gu, '');
    for (const control of all('a[title], button[title]')) {
      const [name, title] = [nameOf(control), plain(control.getAttribute('title'))];
      if (name !== title && unspaced(name) === unspaced(title)) problems.push(`7.1: “${name}” is read out twice`);
    }
    for (const alert of all('[role="alert"]')) {
      const name = textOf(referred(alert, 'aria-labelledby'));
      if (name !== '') problems.push(`7.1: the title of an alert is read out twice: “${name}”`);
    }
    for (const question of dialogs) {
      const parts = referred(question, 'aria-describedby');
      if (parts.some((part) => part.querySelector('textarea, [role="status"]') !== null)) {
        problems.push(`7.1: a question is described by its fields: ${described(question)}`);
      }
    }

    const counts = new Map<string, number>();
    for (const button of all('button, [role="button"]')) {
      const name = nameOf(button);
      if (!letters(name).includes(letters(spoken(button)))) {
        problems.push(`11.9: “${spoken(button)}” is named “${name}”`);
      }
      // A heading that sorts is told by its column; the messages at the foot of the window are a place of their own.
      const isApart = button.closest('[role="columnheader"], th, [data-tabster-never-hide]') !== null;
      if (name !== '' && !isApart) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    for (const [name, count] of counts) if (count > 1) problems.push(`11.9: ${count} buttons are named “${name}”`);

    // The menu says where one is in the application, tabs which part of the page is shown.
    const current = [...document.querySelectorAll('[aria-current="page"]')].filter(isShown);
    for (const one of current) {
      const navigation = one.closest('nav');
      if (navigation === null) problems.push(`12.2: a current page outside of a navigation: ${nameOf(one)}`);
      else if (current.some((other) => other !== one && navigation.contains(other))) {
        problems.push(`12.2: not the only current page of its navigation: ${nameOf(one)}`);
      }
    }

    for (const frame of all('iframe')) {
      const language = (frame as HTMLIFrameElement).contentDocument?.documentElement.lang;
      if (language === '') problems.push(`8.3: a document without a language: ${described(frame)}`);
    }
    if (document.documentElement.lang === '') problems.push('8.3: the page has no language');

    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
    for (const id of twice) problems.push(`8.2: two elements have the id ${id}`);

    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) problems.push('12.8: the focus is nowhere');
    return problems;
  });
