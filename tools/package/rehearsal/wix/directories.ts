import { append, attributeOf, elements, remove, theElement } from '../../../xml/dom.ts';
import { xml } from '../../../xml/template.ts';

/**
 * Writes the short form of folders that WiX knows, `Name="APPLICATIONFOLDER:\a\b\"`, as elements in one another, for
 * wixl, which does not.
 */
export function nestDirectories(document: Document): void {
  const made = new Map<string, Element>();
  for (const directory of elements(document, 'Directory')) {
    const [, root = '', path] = /^(\w+):\\(.*)\\$/.exec(attributeOf(directory, 'Name')) ?? [];
    if (path === undefined) continue;
    remove(directory);
    let parent = theElement(document, 'Directory', root);
    let place = root;
    for (const name of path.split('\\')) {
      place += `\\${name}`;
      parent = made.get(place) ?? folderIn(parent, name, `folder${made.size}`);
      made.set(place, parent);
    }
    // The last one is the folder itself, which the components name.
    parent.setAttribute('Id', attributeOf(directory, 'Id'));
  }
}

function folderIn(parent: Element, name: string, id: string): Element {
  append(parent, xml`<Directory Id="${id}" Name="${name}"/>`);
  return theElement(parent, 'Directory', id);
}
