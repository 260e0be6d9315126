import { flattened } from '#renderer/kit/rich-text/bounded.ts';
import { parseApart } from '#renderer/kit/ui/trusted.ts';
import { isolated } from '#shared/bidi.ts';
import type { RenderedPart } from './render.ts';

/** Keeps the frame's document like the message: only parts that changed are made anew. */
export class FramePage {
  readonly #document: Document;
  readonly #addressOf: (src: string) => string | null;
  readonly #drawn = new Map<string, { html: string; element: HTMLElement }>();

  /** @param addressOf where a picture is fetched from inside the application; null for one that is not loaded */
  constructor(page: Document, addressOf: (src: string) => string | null) {
    this.#document = page;
    this.#addressOf = addressOf;
  }

  /** Shows these parts in this order. */
  show(parts: readonly RenderedPart[]): void {
    const { body } = this.#document;
    const elements = parts.map((part) => this.#elementOf(part));
    const kept = new Set(parts.map(({ key }) => key));
    for (const key of this.#drawn.keys()) if (!kept.has(key)) this.#drawn.delete(key);
    for (const [at, element] of elements.entries()) {
      if (body.children[at] !== element) body.insertBefore(element, body.children[at] ?? null);
    }
    while (body.children.length > elements.length) body.lastElementChild?.remove();
  }

  #elementOf({ key, html }: RenderedPart): HTMLElement {
    const known = this.#drawn.get(key);
    if (known?.html === html) return known.element;
    const element = this.#document.createElement('div');
    const body = flattened(parseApart(html).body);
    isolateTexts(body);
    const styles = [...body.querySelectorAll('[style]')].map((styled) => {
      const style = styled.getAttribute('style') ?? '';
      styled.removeAttribute('style');
      return { styled, style };
    });
    // Before the nodes come into a document that loads pictures.
    for (const picture of body.querySelectorAll('img')) this.#rewrite(picture);
    element.append(...body.childNodes);
    // The content policy refuses styles as text; properties are allowed.
    for (const { styled, style } of styles) if ('style' in styled) (styled as HTMLElement).style.cssText += style;
    this.#drawn.set(key, { html, element });
    return element;
  }

  #rewrite(picture: HTMLImageElement): void {
    const address = this.#addressOf(picture.getAttribute('src') ?? '');
    picture.removeAttribute('srcset');
    picture.style.maxWidth = '100%';
    if (address === null) picture.removeAttribute('src');
    else picture.setAttribute('src', address);
  }
}

/** The frame is filled without React: its texts pass through what draws those of the page. */
function isolateTexts(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const safe = isolated(text);
    if (safe !== text) node.nodeValue = safe;
  }
}

const looks = {
  light: { background: '#ffffff', colour: '#1b1b1b' },
  dark: { background: '#1f1f1f', colour: '#f0f0f0' },
} as const;

/** The language in which the platform's mails are written: a campaign names none. */
const MAIL_LANGUAGE = 'fr';

/**
 * Sets the look and the language of a mail: the frame has no stylesheet, as the content policy allows none.
 * @param padding room around the message, in CSS pixels
 */
export function dress(page: Document, look: keyof typeof looks, padding: number): void {
  const { background, colour } = looks[look];
  page.documentElement.lang = MAIL_LANGUAGE;
  Object.assign(page.documentElement.style, { background, colorScheme: look });
  Object.assign(page.body.style, {
    margin: '0',
    padding: `${padding}px`,
    boxSizing: 'border-box',
    color: colour,
    background,
    font: '16px/1.5 Arial, Helvetica, sans-serif',
    overflowWrap: 'anywhere',
  });
}
