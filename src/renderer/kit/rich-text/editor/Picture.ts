import { Node } from '@tiptap/react';

/** Renders a picture of the text in the editor. */
export type DrawPicture = (picture: { src: string; alt: string }) => HTMLElement;

const attributes = ['src', 'alt', 'title', 'width', 'height'] as const;

/**
 * An inline picture with its address. With `draw` it is rendered as the application shows pictures, never from its
 * address directly; without, it is serialized as HTML.
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
