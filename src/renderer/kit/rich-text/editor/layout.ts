import { type Editor, Extension, Node } from '@tiptap/react';

/** Attributes for the layout on the public site: kept unchanged, and never applied here. */
const layoutAttributes = ['style', 'align', 'class'] as const;
type LayoutAttributes = Readonly<Partial<Record<(typeof layoutAttributes)[number], string | null>>>;

/**
 * The name under which an attribute is kept in the document, where it has no effect and the content policy does not
 * apply.
 */
const dataName = (name: string): string => `data-kept-${name}`;

const CENTRED = /(?:^|;)\s*text-align\s*:\s*center\s*(?:;|$)/i;

/** Whether a block is centred, by its style or by the obsolete attribute. */
export const isCentred = ({ style, align }: LayoutAttributes): boolean =>
  CENTRED.test(style ?? '') || align?.toLowerCase() === 'center';

/** Sets or removes the centring of a block's attributes; other styles stay. */
export function withCentring(attributes: LayoutAttributes, isWanted: boolean): LayoutAttributes {
  const rest = (attributes.style ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^text-align\s*:/i.test(part));
  const style = [...rest, ...(isWanted ? ['text-align: center'] : [])].join('; ');
  return { ...attributes, align: null, style: style === '' ? null : style };
}

const attributeOf = (name: (typeof layoutAttributes)[number]) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: LayoutAttributes) => {
    const value = attributes[name] ?? null;
    const look = name === 'style' && isCentred(attributes) ? { 'data-centred': '' } : {};
    return value === null ? look : { [dataName(name)]: value, ...look };
  },
});

/** Blocks that can be centred. */
const centrable: ReadonlySet<string> = new Set(['paragraph', 'heading', 'wrapper']);

/** Lets paragraphs, headings and pictures of articles keep their layout attributes. */
export const Layout = Extension.create({
  name: 'layout',
  addGlobalAttributes: () => [
    {
      types: [...centrable, 'picture'],
      attributes: Object.fromEntries(layoutAttributes.map((name) => [name, attributeOf(name)])),
    },
  ],
});

const WRAPPERS: ReadonlySet<string> = new Set(['div', 'center', 'figure']);
const INLINE: ReadonlySet<string> = new Set(['IMG', 'A', 'STRONG', 'EM', 'U', 'BR']);

/** A block that contains only a picture, possibly in a link: `<div style="text-align:center"><img></div>`. */
const wrapsPicture = (element: HTMLElement): boolean =>
  element.querySelector('img[src]') !== null &&
  [...element.querySelectorAll('*')].every(({ tagName }) => INLINE.has(tagName));

/** Such a block, which is no paragraph; any other `div` is free HTML. */
export const Wrapper = Node.create({
  name: 'wrapper',
  group: 'block',
  content: 'inline*',
  addAttributes: () => ({ tag: { default: 'div', rendered: false } }),
  parseHTML: () =>
    [...WRAPPERS].map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) => (wrapsPicture(element) ? { tag } : false),
    })),
  renderHTML({ HTMLAttributes, node: { attrs } }) {
    const tag = String(attrs.tag);
    // `center` centres by its name alone.
    return [tag, { ...HTMLAttributes, ...(tag === 'center' && { 'data-centred': '' }) }, 0];
  },
});

/** Restores the names of kept attributes, in a document that is not rendered. */
export function restoreKept(holder: HTMLElement): void {
  for (const element of holder.querySelectorAll('[data-centred]')) element.removeAttribute('data-centred');
  for (const name of layoutAttributes) {
    for (const element of holder.querySelectorAll(`[${dataName(name)}]`)) {
      element.setAttribute(name, element.getAttribute(dataName(name)) ?? '');
      element.removeAttribute(dataName(name));
    }
  }
}

/** Whether every block of the selection is centred. */
export function isSelectionCentred({ state: { doc, selection } }: Editor): boolean {
  let isOn: boolean | null = null;
  doc.nodesBetween(selection.from, selection.to, ({ type, attrs }) => {
    if (centrable.has(type.name)) isOn = isOn !== false && (isCentred(attrs) || attrs.tag === 'center');
  });
  return isOn === true;
}

/** Toggles the centring of the selected blocks. */
export function toggleCentring(editor: Editor): void {
  const isWanted = !isSelectionCentred(editor);
  editor
    .chain()
    .focus()
    .command(({ tr, state: { doc, selection, schema } }) => {
      doc.nodesBetween(selection.from, selection.to, ({ type, attrs }, position) => {
        if (!centrable.has(type.name)) return;
        // `center` cannot be anything but centred: without it, its content becomes a paragraph.
        const isPlain = !isWanted && attrs.tag === 'center';
        tr.setNodeMarkup(position, isPlain ? schema.nodes.paragraph : undefined, {
          ...attrs,
          ...withCentring(attrs, isWanted),
        });
      });
      return true;
    })
    .run();
}
