import { attributeOf, elements, parseXml, remove, writeXml } from '../../../xml/dom.ts';
import { quoted, readTable } from './database.ts';

// What the project says and wixl 0.101 does not write: which properties are secure, which components are permanent or
// have a condition, and the tables MsiLockPermissionsEx, MoveFile and MsiShortcutProperty. The elements are taken out
// of the project, attributes are ignored by wixl, and what WiX makes of both is written into the MSI afterwards.

/** The namespace of WiX 3, the one that wixl knows. */
const namespace = 'http://schemas.microsoft.com/wix/2006/wi';

const newTables = [
  'CREATE TABLE `MsiLockPermissionsEx` (`MsiLockPermissionsEx` CHAR(72) NOT NULL, `LockObject` CHAR(72) NOT NULL, ' +
    '`Table` CHAR(32) NOT NULL, `SDDLText` CHAR(0) NOT NULL, `Condition` CHAR(255) PRIMARY KEY `MsiLockPermissionsEx`)',
  'CREATE TABLE `MoveFile` (`FileKey` CHAR(72) NOT NULL, `Component_` CHAR(72) NOT NULL, `SourceName` CHAR(255), ' +
    '`DestName` CHAR(255), `SourceFolder` CHAR(72), `DestFolder` CHAR(72) NOT NULL, `Options` INT NOT NULL ' +
    'PRIMARY KEY `FileKey`)',
  'CREATE TABLE `MsiShortcutProperty` (`MsiShortcutProperty` CHAR(72) NOT NULL, `Shortcut_` CHAR(72) NOT NULL, ' +
    '`PropertyKey` CHAR(0) NOT NULL, `PropVariantValue` CHAR(0) NOT NULL PRIMARY KEY `MsiShortcutProperty`)',
];

/** Bit of a component's attributes: it stays when the product is removed. */
const permanent = 16;
/** Option of a row of the table MoveFile: the file is moved, not copied. */
const moved = 1;

/** The project as wixl reads it, and the statements of SQL that complete the MSI that it makes. */
export function forWixl(project: string): { source: string; statements: (msi: string) => string[] } {
  const document = parseXml(project);
  const components = elements(document, 'Component').map((component) => ({
    id: attributeOf(component, 'Id'),
    isPermanent: attributeOf(component, 'Permanent') === 'yes',
    condition: take(component, 'Condition', ({ textContent }) => textContent ?? '')[0] ?? null,
    rows: [...permissionsOf(component), ...movesOf(component), ...shortcutPropertiesOf(component)],
  }));
  const secure = elements(document, 'Property').filter((property) => attributeOf(property, 'Secure') === 'yes');
  const secureIds = secure.map((property) => attributeOf(property, 'Id'));
  return {
    source: writeXml(document).replaceAll(document.documentElement.namespaceURI ?? '', namespace),
    statements: (msi) => {
      const attributes = new Map(readTable(msi, 'Component').map(([id, , , bits]) => [id, Number(bits)]));
      return [
        ...newTables,
        ...components.flatMap(({ id, isPermanent, condition, rows }) => [
          ...rows,
          ...(condition === null ? [] : [change('Component', id, 'Condition', condition)]),
          ...(isPermanent ? [change('Component', id, 'Attributes', (attributes.get(id) ?? 0) | permanent)] : []),
        ]),
        addSecure(msi, secureIds),
      ];
    },
  };
}

const permissionsOf = (component: Element): string[] =>
  take(component, 'PermissionEx', (permission) =>
    insert('MsiLockPermissionsEx', {
      MsiLockPermissionsEx: attributeOf(permission, 'Id'),
      LockObject: idOfParent(component),
      Table: 'CreateFolder',
      SDDLText: attributeOf(permission, 'Sddl'),
    }),
  );

const movesOf = (component: Element): string[] =>
  take(component, 'CopyFile', (file) =>
    insert('MoveFile', {
      FileKey: attributeOf(file, 'Id'),
      Component_: attributeOf(component, 'Id'),
      SourceName: attributeOf(file, 'SourceName'),
      DestName: attributeOf(file, 'DestinationName'),
      SourceFolder: attributeOf(file, 'SourceDirectory'),
      DestFolder: attributeOf(file, 'DestinationDirectory'),
      Options: moved,
    }),
  );

const shortcutPropertiesOf = (component: Element): string[] =>
  take(component, 'ShortcutProperty', (property, index) =>
    insert('MsiShortcutProperty', {
      MsiShortcutProperty: `${idOfParent(property)}${index}`,
      Shortcut_: idOfParent(property),
      PropertyKey: attributeOf(property, 'Key'),
      PropVariantValue: attributeOf(property, 'Value'),
    }),
  );

/** Adds properties to those that a person without rights may hand to the elevated part. */
function addSecure(msi: string, ids: readonly string[]): string {
  const name = 'SecureCustomProperties';
  const present = readTable(msi, 'Property').find(([property]) => property === name)?.[1] ?? '';
  return `UPDATE \`Property\` SET \`Value\` = ${literal([present, ...ids].join(';'))} WHERE \`Property\` = '${name}'`;
}

/** Reads the elements of a name inside an element, and takes them out. */
const take = <Read>(within: Element, name: string, read: (element: Element, index: number) => Read): Read[] =>
  elements(within, name).map((element, index) => {
    const taken = read(element, index);
    remove(element);
    return taken;
  });

function idOfParent({ parentNode }: Element): string {
  // Only the document itself, which holds none of these elements, is no element.
  return attributeOf(parentNode as Element, 'Id');
}

const literal = (value: string | number): string => (typeof value === 'string' ? quoted(value) : String(value));

const insert = (table: string, row: Readonly<Record<string, string | number>>): string => {
  const columns = Object.keys(row).map((column) => `\`${column}\``);
  return `INSERT INTO \`${table}\` (${columns.join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')})`;
};

const change = (table: string, id: string, column: string, value: string | number): string =>
  `UPDATE \`${table}\` SET \`${column}\` = ${literal(value)} WHERE \`${table}\` = ${quoted(id)}`;
