import { attributeOf, elements, remove } from '../../../xml/dom.ts';

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

/** Takes out of a project what wixl cannot say, and returns it. */
export const takeUnsupported = (document: Document): Corrections => ({
  conditions: new Map(
    take(document, 'Condition', 'Component', (condition, component) => [
      attributeOf(component, 'Id'),
      condition.textContent ?? '',
    ]),
  ),
  permissions: take(document, 'PermissionEx', 'Component', (permission, component) => ({
    id: attributeOf(permission, 'Id'),
    folder: attributeOf(component, 'Directory'),
    sddl: attributeOf(permission, 'Sddl'),
  })),
  moves: take(document, 'CopyFile', 'Component', (file, component) => ({
    id: attributeOf(file, 'Id'),
    component: attributeOf(component, 'Id'),
    from: attributeOf(file, 'SourceDirectory'),
    name: attributeOf(file, 'SourceName'),
    to: attributeOf(file, 'DestinationDirectory'),
    newName: attributeOf(file, 'DestinationName'),
  })),
  moveCondition: take(document, 'MoveFiles', 'InstallExecuteSequence', ({ textContent }) => textContent ?? '').join(''),
  shortcutProperties: take(document, 'ShortcutProperty', 'Shortcut', (property, shortcut) => ({
    shortcut: attributeOf(shortcut, 'Id'),
    key: attributeOf(property, 'Key'),
    value: attributeOf(property, 'Value'),
  })),
  permanent: takeAttribute(document, 'Component', 'Permanent'),
  secure: takeSecure(document),
  actions: ['InstallUISequence', 'InstallExecuteSequence'].flatMap((sequence) =>
    inside(document, 'Custom', sequence).map(([custom]) => ({
      sequence,
      action: attributeOf(custom, 'Action'),
      after: attributeOf(custom, 'After'),
    })),
  ),
});

/** The elements of a name inside elements of another one, each with the one that it is in. */
const inside = (document: Document, name: string, holder: string): [element: Element, holder: Element][] =>
  elements(document, holder).flatMap((one) => elements(one, name).map((element): [Element, Element] => [element, one]));

/** Reads elements inside others, and takes them out. */
const take = <Read>(
  document: Document,
  name: string,
  holder: string,
  read: (element: Element, holder: Element) => Read,
): Read[] =>
  inside(document, name, holder).map(([element, one]) => {
    const taken = read(element, one);
    remove(element);
    return taken;
  });

/** Takes the attribute `Secure` out, and properties that say nothing else. */
function takeSecure(document: Document): string[] {
  const ids = takeAttribute(document, 'Property', 'Secure');
  for (const property of elements(document, 'Property'))
    if (!property.hasAttribute('Value') && elements(property, 'RegistrySearch').length === 0) remove(property);
  return ids;
}

/** The ids of the elements with an attribute that says yes, which is taken out. */
function takeAttribute(document: Document, name: string, attribute: string): string[] {
  const found = elements(document, name).filter((element) => attributeOf(element, attribute) === 'yes');
  for (const element of found) element.removeAttribute(attribute);
  return found.map((element) => attributeOf(element, 'Id'));
}
