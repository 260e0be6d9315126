import { Node } from '@tiptap/react';

/** How a picture of the text is drawn in the editor. */
export type DrawPicture = (picture: { src: string; alt: string }) => HTMLElement;

const attributes = ['src', 'alt', 'title', 'width', 'height'] as const;

/**
 * A picture in a line, by its address. With `draw` it is drawn as the application shows pictures, never by its address
 * itself; without, it is written as HTML.
 */
export const Picture = Node.create<{ draw: DrawPicture | null }>({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addOptions: () => ({ draw: null }),
  addAttributes: () =>
    Object.fromEntries(
      attributes.map((name) => [name, { default: null, parseHTML: (element) => element.getAttribute(name) }]),
    ),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML({ HTMLAttributes, node: { attrs } }) {
    const { draw } = this.options;
    if (draw === null) return ['img', HTMLAttributes];
    return draw({ src: String(attrs.src ?? ''), alt: String(attrs.alt ?? '') });
  },
});
