import { changeTables, quoted, readTable } from './database.ts';
import type { Corrections } from './unsupported.ts';

/** Bit of a component's attributes: it stays when the product is removed. */
const permanentBit = 16;
/** Bits of a row of the table Upgrade: finds products without removing them; counts its highest version in. */
const onlyDetects = 2;
const maximumIncluded = 512;
/** Option of a row of the table MoveFile: the file is moved, not copied. */
const movesFile = 1;

/** Puts into an MSI of wixl what wixl could not say, and mends where its sequences differ from those of WiX. */
export function correct(msi: string, corrections: Corrections): void {
  changeTables(msi, [
    ...components(msi, corrections),
    ...moves(msi, corrections),
    ...permissions(corrections),
    ...shortcutProperties(corrections),
    ...secureProperties(msi, corrections),
    ...sameVersion(msi),
    ...sequences(msi, corrections),
  ]);
}

const components = (msi: string, { conditions, permanent }: Corrections): string[] =>
  readTable(msi, 'Component').flatMap(([id = '', , , attributes = '0']) => {
    const condition = conditions.get(id);
    const where = `WHERE \`Component\` = ${quoted(id)}`;
    return [
      ...(condition === undefined ? [] : [`UPDATE \`Component\` SET \`Condition\` = ${quoted(condition)} ${where}`]),
      ...(permanent.includes(id)
        ? [`UPDATE \`Component\` SET \`Attributes\` = ${Number(attributes) | permanentBit} ${where}`]
        : []),
    ];
  });

/** Files are moved right after folders got their permissions, in the place that WiX gives it. */
const moves = (msi: string, { moves: all, moveCondition }: Corrections): string[] => [
  'CREATE TABLE `MoveFile` (`FileKey` CHAR(72) NOT NULL, `Component_` CHAR(72) NOT NULL, `SourceName` CHAR(255), ' +
    '`DestName` CHAR(255), `SourceFolder` CHAR(72), `DestFolder` CHAR(72) NOT NULL, `Options` INT NOT NULL ' +
    'PRIMARY KEY `FileKey`)',
  ...all.map(
    ({ id, component, name, newName, from, to }) =>
      'INSERT INTO `MoveFile` ' +
      '(`FileKey`, `Component_`, `SourceName`, `DestName`, `SourceFolder`, `DestFolder`, `Options`) ' +
      `VALUES (${[id, component, name, newName, from, to].map(quoted).join(', ')}, ${movesFile})`,
  ),
  ...readTable(msi, 'InstallExecuteSequence')
    .filter(([action]) => action === 'CreateFolders')
    .map(
      ([, , number]) =>
        'INSERT INTO `InstallExecuteSequence` (`Action`, `Condition`, `Sequence`) ' +
        `VALUES ('MoveFiles', ${quoted(moveCondition)}, ${Number(number) + 1})`,
    ),
];

const permissions = ({ permissions: all }: Corrections): string[] => [
  'CREATE TABLE `MsiLockPermissionsEx` (`MsiLockPermissionsEx` CHAR(72) NOT NULL, `LockObject` CHAR(72) NOT NULL, ' +
    '`Table` CHAR(32) NOT NULL, `SDDLText` CHAR(0) NOT NULL, `Condition` CHAR(255) PRIMARY KEY `MsiLockPermissionsEx`)',
  ...all.map(
    ({ id, folder, sddl }) =>
      'INSERT INTO `MsiLockPermissionsEx` (`MsiLockPermissionsEx`, `LockObject`, `Table`, `SDDLText`) ' +
      `VALUES (${[id, folder, 'CreateFolder', sddl].map(quoted).join(', ')})`,
  ),
];

const shortcutProperties = ({ shortcutProperties: all }: Corrections): string[] => [
  'CREATE TABLE `MsiShortcutProperty` (`MsiShortcutProperty` CHAR(72) NOT NULL, `Shortcut_` CHAR(72) NOT NULL, ' +
    '`PropertyKey` CHAR(0) NOT NULL, `PropVariantValue` CHAR(0) NOT NULL PRIMARY KEY `MsiShortcutProperty`)',
  ...all.map(
    ({ shortcut, key, value }) =>
      'INSERT INTO `MsiShortcutProperty` (`MsiShortcutProperty`, `Shortcut_`, `PropertyKey`, `PropVariantValue`) ' +
      `VALUES (${[`${shortcut}Property`, shortcut, key, value].map(quoted).join(', ')})`,
  ),
];

function secureProperties(msi: string, { secure }: Corrections): string[] {
  const name = 'SecureCustomProperties';
  const present = readTable(msi, 'Property').find(([property]) => property === name)?.[1];
  const list = quoted([...new Set([...(present?.split(';') ?? []), ...secure])].join(';'));
  return present === undefined
    ? [`INSERT INTO \`Property\` (\`Property\`, \`Value\`) VALUES ('${name}', ${list})`]
    : [`UPDATE \`Property\` SET \`Value\` = ${list} WHERE \`Property\` = '${name}'`];
}

/** Lets the same version replace itself, as electron-builder asks. Attributes are part of the key: written anew. */
const sameVersion = (msi: string): string[] =>
  readTable(msi, 'Upgrade')
    .filter(([, , , , attributes]) => (Number(attributes) & onlyDetects) === 0)
    .flatMap(([code = '', , maximum = '', , attributes, , action = '']) => [
      `DELETE FROM \`Upgrade\` WHERE \`ActionProperty\` = ${quoted(action)}`,
      'INSERT INTO `Upgrade` (`UpgradeCode`, `VersionMax`, `Attributes`, `ActionProperty`) ' +
        `VALUES (${quoted(code)}, ${quoted(maximum)}, ${Number(attributes) | maximumIncluded}, ${quoted(action)})`,
    ]);

/** wixl puts what has only `After` at the end, and removes older products last; WiX right after InstallValidate. */
function sequences(msi: string, { actions }: Corrections): string[] {
  const moved = [
    ...actions,
    { sequence: 'InstallExecuteSequence', action: 'RemoveExistingProducts', after: 'InstallValidate' },
  ];
  return [...new Set(moved.map(({ sequence }) => sequence))].flatMap((sequence) => {
    const numbers = new Map(readTable(msi, sequence).map(([action, , number]) => [action, Number(number)]));
    return moved
      .filter((entry) => entry.sequence === sequence)
      .map(
        ({ action, after }) =>
          `UPDATE \`${sequence}\` SET \`Sequence\` = ${(numbers.get(after) ?? 0) + 1} WHERE \`Action\` = ${quoted(action)}`,
      );
  });
}
