import { Node } from '@tiptap/react';

/** How a picture of the text is drawn in the editor. */
export type DrawPicture = (picture: { src: string; alt: string }) => HTMLElement;

const attributes = ['src', 'alt', 'title', 'width', 'height'] as const;

/** A picture in a line, by its address. It is drawn as the application shows pictures: never by its address itself. */
export const Picture = Node.create<{ draw: DrawPicture }>({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addOptions: () => ({ draw: ({ alt }) => Object.assign(document.createElement('span'), { textContent: alt }) }),
  addAttributes: () =>
    Object.fromEntries(
      attributes.map((name) => [name, { default: null, parseHTML: (element) => element.getAttribute(name) }]),
    ),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView() {
    const { draw } = this.options;
    return ({ node: { attrs } }) => ({ dom: draw({ src: String(attrs.src ?? ''), alt: String(attrs.alt ?? '') }) });
  },
});
