/** An icon of 1.3 KB whose last level has a billion rectangles: ten of each level in the next one. */
export const nestedUses = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><defs><g id="l0"><rect width="9" height="9"/></g>',
  ...Array.from({ length: 9 }, (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`),
  '</defs><use href="#l9"/></svg>',
].join('');
