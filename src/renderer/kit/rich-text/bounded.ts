import { longestText, startOf } from '#shared/cut.ts';

/** Characters of HTML that are cleaned for the first look at a text: ten to each letter that is drawn. */
export const longestSource = 10 * longestText;

/** Nodes that are drawn of a text: a screen of single letters in bold has no more. */
const mostNodes = 2000;

/**
 * Maximum depth of elements: texts have about ten levels, and each level takes a stack frame of every recursive
 * function.
 */
const mostLevels = 64;

/** The start of HTML, without the tag that the cut would break; the parser closes what stays open. */
export const startOfHtml = (html: string): string =>
  html.length <= longestSource ? html : html.slice(0, longestSource).replace(/<[^<>]*$/, '');

/** Replaces elements below the maximum depth by their text. */
function flatten(root: Node): void {
  let level = 0;
  let node: Node | null = root.firstChild;
  while (node !== null) {
    if (node instanceof Element && level >= mostLevels) node.replaceChildren(node.textContent ?? '');
    if (node.firstChild !== null) {
      node = node.firstChild;
      level += 1;
      continue;
    }
    while (node !== null && node !== root && node.nextSibling === null) {
      node = node.parentNode;
      level -= 1;
    }
    node = node === root || node === null ? null : node.nextSibling;
  }
}

/**
 * Removes from parsed nodes what is longer than a screen.
 * @returns whether something was removed
 */
export function boundNodes(root: Node): boolean {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
  let [nodes, letters] = [0, 0];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    nodes += 1;
    const text = node instanceof Text ? node.data : '';
    const room = longestText - letters;
    letters += text.length;
    if (nodes <= mostNodes && letters <= longestText) continue;
    if (node instanceof Text && nodes <= mostNodes && room > 0) {
      node.data = `${startOf(text, room)}…`;
      removeFrom(node, root, true);
    } else removeFrom(node, root, false);
    return true;
  }
  return false;
}

/** Removes everything that comes after a node, and the node itself unless it is kept. */
function removeFrom(node: Node, root: Node, isKept: boolean): void {
  const rest = (root.ownerDocument ?? document).createRange();
  if (isKept) rest.setStartAfter(node);
  else rest.setStartBefore(node);
  rest.setEnd(root, root.childNodes.length);
  rest.deleteContents();
}

/** Limits the depth of parsed nodes. */
export const flattened = <Root extends Node>(root: Root): Root => {
  flatten(root);
  return root;
};
