import { nameUuid } from '../../../build/name-uuid.ts';
import { append, attributeOf, elements, parseXml, remove, theElement, writeXml } from '../../../xml/dom.ts';
import { xml } from '../../../xml/template.ts';
import { nestDirectories } from './directories.ts';
import { type Corrections, takeUnsupported } from './unsupported.ts';

/** The namespace of WiX 3, the one that wixl knows. */
const wixlNamespace = 'http://schemas.microsoft.com/wix/2006/wi';

/**
 * Turns a project for the WiX of electron-builder into one that wixl 0.101 reads.
 *
 * @param application folder of the application, relative to the one that wixl runs in
 */
export function translate(project: string, application: string): { source: string; corrections: Corrections } {
  const document = parseXml(project);
  const product = theElement(document, 'Product');
  nestDirectories(document);
  const corrections = takeUnsupported(document);
  placeComponents(document, product);
  // Everything is in the one feature; what wixl does not know has no bearing on a rehearsal.
  theElement(document, 'Feature').setAttribute('Level', '1');
  dropAttributes(document, 'Feature', ['Absent']);
  dropAttributes(document, 'MajorUpgrade', ['AllowSameVersionUpgrades']);
  dropAttributes(document, 'MediaTemplate', ['CompressionLevel']);
  for (const icon of elements(document, 'Icon')) {
    const source = attributeOf(icon, 'SourceFile');
    icon.setAttribute('SourceFile', source.replace(/^z:\\/i, '').replaceAll('\\', '/'));
  }
  const source = writeXml(document)
    .replaceAll(document.documentElement.namespaceURI ?? '', wixlNamespace)
    .replaceAll('$(var.appDir)', application);
  return { source, corrections };
}

/** Gives every component an id, a GUID and its folder, and puts it into the feature. */
function placeComponents(document: Document, product: Element): void {
  const group = theElement(document, 'ComponentGroup');
  const feature = theElement(document, 'Feature');
  for (const reference of elements(document, 'ComponentGroupRef')) remove(reference);
  for (const [index, component] of elements(group, 'Component').entries()) {
    const folder = attributeOf(component, 'Directory') || attributeOf(group, 'Directory');
    const id = attributeOf(component, 'Id') || `component${index}`;
    for (const file of elements(component, 'File')) {
      const source = attributeOf(file, 'Source');
      file.removeAttribute('ReadOnly');
      if (attributeOf(file, 'Id') === '') file.setAttribute('Id', `file${index}`);
      // The same for the same file in every version, as WiX makes them.
      if (attributeOf(component, 'Guid') === '') component.setAttribute('Guid', nameUuid(source).toUpperCase());
    }
    component.setAttribute('Id', id);
    component.setAttribute('Win64', 'yes');
    component.removeAttribute('Directory');
    append(product, xml`<DirectoryRef Id="${folder}"/>`);
    product.lastChild?.appendChild(component);
    append(feature, xml`<ComponentRef Id="${id}"/>`);
  }
  remove(group);
}

function dropAttributes(document: Document, name: string, attributes: readonly string[]): void {
  for (const element of elements(document, name))
    for (const attribute of attributes) element.removeAttribute(attribute);
}
