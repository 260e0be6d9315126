import { nameUuid } from '../../../build/name-uuid.ts';
import { append, elements, parseXml, remove, theElement, writeXml } from '../../../xml/dom.ts';
import { xml } from '../../../xml/template.ts';
import { nestDirectories } from './directories.ts';

/** What wixl cannot say, put into the tables of its MSI afterwards. */
export interface Corrections {
  /** Conditions of components, by component. */
  readonly conditions: ReadonlyMap<string, string>;
  /** Components that stay when the product is removed. */
  readonly permanent: readonly string[];
  /** Folders with permissions of their own. */
  readonly permissions: readonly { readonly id: string; readonly folder: string; readonly sddl: string }[];
  /** Files that are moved, where they are, when a component is installed. */
  readonly moves: readonly {
    readonly id: string;
    readonly component: string;
    readonly from: string;
    readonly name: string;
    readonly to: string;
    readonly newName: string;
  }[];
  /** When they are moved. */
  readonly moveCondition: string;
  readonly shortcutProperties: readonly { readonly shortcut: string; readonly key: string; readonly value: string }[];
  /** Properties that a person without rights may hand to the elevated part. */
  readonly secure: readonly string[];
  /** Actions right after another, in a sequence. */
  readonly actions: readonly { readonly sequence: string; readonly action: string; readonly after: string }[];
}

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
  const corrections = takeCorrections(document);
  placeComponents(document, product);
  // Everything is in the one feature; what wixl does not know has no bearing on a rehearsal.
  theElement(document, 'Feature').setAttribute('Level', '1');
  dropAttributes(document, 'Feature', ['Absent']);
  dropAttributes(document, 'MajorUpgrade', ['AllowSameVersionUpgrades']);
  dropAttributes(document, 'MediaTemplate', ['CompressionLevel']);
  for (const icon of elements(document, 'Icon'))
    icon.setAttribute(
      'SourceFile',
      (icon.getAttribute('SourceFile') ?? '').replace(/^z:\\/i, '').replaceAll('\\', '/'),
    );
  const source = writeXml(document)
    .replaceAll(document.documentElement.namespaceURI ?? '', wixlNamespace)
    .replaceAll('$(var.appDir)', application);
  return { source, corrections };
}

function takeCorrections(document: Document): Corrections {
  const conditions = new Map<string, string>();
  const taken = (name: string): Element[] => {
    const found = elements(document, name);
    for (const element of found) remove(element);
    return found;
  };
  for (const component of elements(document, 'Component')) {
    for (const condition of elements(component, 'Condition')) {
      conditions.set(component.getAttribute('Id') ?? '', condition.textContent ?? '');
      remove(condition);
    }
  }
  const permissions = elements(document, 'PermissionEx').map((permission) => ({
    id: permission.getAttribute('Id') ?? '',
    folder: ancestor(permission, 'Component').getAttribute('Directory') ?? '',
    sddl: permission.getAttribute('Sddl') ?? '',
  }));
  const moves = elements(document, 'CopyFile').map((file) => ({
    id: file.getAttribute('Id') ?? '',
    component: ancestor(file, 'Component').getAttribute('Id') ?? '',
    from: file.getAttribute('SourceDirectory') ?? '',
    name: file.getAttribute('SourceName') ?? '',
    to: file.getAttribute('DestinationDirectory') ?? '',
    newName: file.getAttribute('DestinationName') ?? '',
  }));
  const shortcutProperties = elements(document, 'ShortcutProperty').map((property) => ({
    shortcut: ancestor(property, 'Shortcut').getAttribute('Id') ?? '',
    key: property.getAttribute('Key') ?? '',
    value: property.getAttribute('Value') ?? '',
  }));
  const moveCondition = elements(document, 'MoveFiles')
    .map((action) => action.textContent ?? '')
    .join('');
  taken('CopyFile');
  taken('MoveFiles');
  taken('PermissionEx');
  taken('ShortcutProperty');
  return {
    conditions,
    moves,
    moveCondition,
    permissions,
    shortcutProperties,
    permanent: idsWith(document, 'Component', 'Permanent'),
    secure: secureProperties(document),
    actions: elements(document, 'Custom').map((custom) => ({
      sequence: ancestor(custom, /Sequence$/).tagName,
      action: custom.getAttribute('Action') ?? '',
      after: custom.getAttribute('After') ?? '',
    })),
  };
}

/** Takes the attribute `Secure` out, and properties that say nothing else. */
function secureProperties(document: Document): string[] {
  const ids = idsWith(document, 'Property', 'Secure');
  for (const property of elements(document, 'Property'))
    if (!property.hasAttribute('Value') && elements(property, 'RegistrySearch').length === 0) remove(property);
  return ids;
}

/** The ids of the elements with an attribute that says yes, which is taken out. */
function idsWith(document: Document, name: string, attribute: string): string[] {
  const found = elements(document, name).filter((element) => element.getAttribute(attribute) === 'yes');
  for (const element of found) element.removeAttribute(attribute);
  return found.map((element) => element.getAttribute('Id') ?? '');
}

/** Gives every component an id, a GUID and its folder, and puts it into the feature. */
function placeComponents(document: Document, product: Element): void {
  const group = theElement(document, 'ComponentGroup');
  const feature = theElement(document, 'Feature');
  for (const reference of elements(document, 'ComponentGroupRef')) remove(reference);
  for (const [index, component] of elements(group, 'Component').entries()) {
    const folder = component.getAttribute('Directory') || group.getAttribute('Directory') || '';
    const id = component.getAttribute('Id') || `component${index}`;
    for (const file of elements(component, 'File')) {
      const source = file.getAttribute('Source') ?? '';
      file.removeAttribute('ReadOnly');
      if (!file.getAttribute('Id')) file.setAttribute('Id', `file${index}`);
      // The same for the same file in every version, as WiX makes them.
      if (!component.getAttribute('Guid')) component.setAttribute('Guid', nameUuid(source).toUpperCase());
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

function ancestor(element: Element, name: string | RegExp): Element {
  let found = element.parentNode as Element | null; // above an element are elements, up to the document
  while (found !== null && !(typeof name === 'string' ? found.tagName === name : name.test(found.tagName)))
    found = found.parentNode as Element | null; // as above
  if (found === null) throw new Error(`${element.tagName} stands in no ${name}.`);
  return found;
}
