/**
 * What HTML a text may contain.
 * - `text`: what the editor produces: paragraphs, emphasis, links, lists, two levels of headings
 * (docs/screens/01-shell-home.md §6).
 * - `article`: the same with pictures, and the free HTML of the site around it (tables, blocks, classes): all that is
 * safe.
 * - `shown`: what a screen renders. Nothing that could cover the page, load something or run.
 */
export type HtmlKind = 'text' | 'article' | 'shown';

interface Allowed {
  tags: readonly string[];
  attributes: readonly string[];
  /** Protocols of links, without their colon. */
  protocols: readonly string[];
  /** Whether a link may be a path of the site. */
  hasPaths: boolean;
}

const textTags = ['p', 'br', 'strong', 'em', 'u', 'a', 'ul', 'ol', 'li', 'h2', 'h3'] as const;

const freeTags = [
  ...textTags,
  ...['h1', 'h4', 'h5', 'h6', 'b', 'i', 's', 'del', 'ins', 'small', 'sub', 'sup', 'mark', 'abbr', 'cite', 'q'],
  ...['code', 'pre', 'blockquote', 'hr', 'span', 'div', 'section', 'article', 'header', 'footer', 'aside', 'figure'],
  ...['figcaption', 'img', 'dl', 'dt', 'dd', 'address', 'center', 'font'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const tableAttributes = ['colspan', 'rowspan', 'scope'] as const;

export const allowed: Readonly<Record<HtmlKind, Allowed>> = {
  text: { tags: textTags, attributes: ['href'], protocols: ['https', 'mailto', 'tel'], hasPaths: false },
  article: {
    tags: freeTags,
    attributes: [
      ...['href', 'target', 'rel', 'title', 'src', 'alt', 'width', 'height', 'class', 'id', 'style', 'lang', 'dir'],
      ...['align', 'start', 'type', 'cite', 'datetime', 'color', 'role', ...tableAttributes],
    ],
    protocols: ['https', 'http', 'mailto', 'tel'],
    hasPaths: true,
  },
  shown: {
    // A frame is replaced by its description; it is never loaded.
    tags: [...freeTags, 'iframe', 'video', 'audio'],
    attributes: ['href', 'src', 'alt', 'lang', 'dir', 'start', 'align', 'style', ...tableAttributes],
    protocols: ['https', 'http', 'mailto', 'tel'],
    hasPaths: true,
  },
};
