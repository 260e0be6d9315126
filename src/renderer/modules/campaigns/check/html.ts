import { parseApart } from '#renderer/kit/ui/trusted.ts';
import { contrastOf, readColor } from './contrast.ts';

/** Lowest contrast of text and background (WCAG 2, level AA). */
const CONTRAST = 4.5;
const WHITE = [255, 255, 255] as const;
const BLACK = [0, 0, 0] as const;

/** The checked content of the HTML of a block. */
export interface HtmlFacts {
  links: readonly { href: string; text: string }[];
  images: readonly { src: string; alt: string | null }[];
  /** The lowest contrast below what is readable; null without one. */
  contrast: number | null;
}

/**
 * Returns the style that an element asks for. That of the element itself is empty: the content security policy of the
 * page keeps the parser from applying the attribute, while a declaration may be set by script.
 */
function styleOf(element: Element): CSSStyleDeclaration {
  const { style } = document.createElement('span');
  style.cssText = element.getAttribute('style') ?? '';
  return style;
}

/** Nearest value among an element and those around it. */
function nearest<T>(
  element: Element | null,
  read: (style: CSSStyleDeclaration, element: Element) => T | null,
): T | null {
  for (let one = element; one !== null; one = one.parentElement) {
    const found = read(styleOf(one), one);
    if (found !== null) return found;
  }
  return null;
}

const contrastIn = (element: Element): number =>
  contrastOf(
    nearest(element, ({ color }) => readColor(color)) ?? BLACK,
    nearest(
      element,
      ({ backgroundColor }, one) => readColor(backgroundColor) ?? readColor(one.getAttribute('bgcolor') ?? ''),
    ) ?? WHITE,
  );

/** Whether an element holds text of its own. */
const hasText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

/** Reads links, images and the lowest contrast of some HTML; nothing of it runs or loads. */
export function factsOf(html: string): HtmlFacts {
  const { body } = parseApart(html);
  const links = [...body.querySelectorAll('a[href]')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    text: [link.textContent, ...[...link.querySelectorAll('img')].map((image) => image.getAttribute('alt'))]
      .join(' ')
      .trim(),
  }));
  const images = [...body.querySelectorAll('img')].map((image) => ({
    src: image.getAttribute('src') ?? '',
    alt: image.getAttribute('alt'),
  }));
  const ratios = [...body.querySelectorAll('*')].filter(hasText).map(contrastIn);
  const lowest = Math.min(...ratios, 21);
  return { links, images, contrast: lowest < CONTRAST ? lowest : null };
}
