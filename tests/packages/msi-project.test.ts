import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { appId, toastActivatorClsid } from '#shared/app-id.ts';
import { installerKey, installerSettings } from '#shared/policies/registry-keys.ts';
import { describeUnless, needs, packed, resultLike } from '#tests/support/packages/packed.ts';
import { readConfiguration } from '../../tools/package/configuration/file.ts';
import { msiProject, writeMsiProject } from '../../tools/package/msi/project.ts';
import { elements, parseXml, theElement } from '../../tools/xml/dom.ts';

const attribute = (element: Element | undefined, name: string): string | null => element?.getAttribute(name) ?? null;

describeUnless(needs('the packages of Windows', 'wixl', 'msibuild'), "the MSI's project for WiX", () => {
  let project: Document;
  const property = (id: string) =>
    attribute(
      elements(project, 'Property').find((e) => attribute(e, 'Id') === id),
      'Value',
    );
  beforeAll(() => {
    project = parseXml(readFileSync(resultLike('*.wxs'), 'utf8'));
  });

  it('has a manufacturer, a help link and its own place in Program Files', () => {
    expect(attribute(theElement(project, 'Product'), 'Manufacturer')).toBe('Escale');
    expect(property('ARPHELPLINK')).toBe('https://escale.example');
    expect(attribute(theElement(project, 'Directory', 'APPLICATIONFOLDER'), 'Name')).toBe('Escale');
  });

  it('names every file that was packed, in its folder', () => {
    const entries = globSync('**/*', { cwd: packed.win.app, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = entries.map((entry) => relative(packed.win.app, join(entry.parentPath, entry.name)));
    const sources = elements(project, 'File').map((file) => attribute(file, 'Source'));
    expect(sources.toSorted()).toEqual(paths.map((path) => `$(var.appDir)/${path}`).toSorted());
    const placed = elements(project, 'File').map((file) => [...foldersOf(file), attribute(file, 'Name')].join('/'));
    expect(placed.toSorted()).toEqual(paths.toSorted());
  });

  it('is for the whole computer, never for one person', () => {
    expect(property('ALLUSERS')).toBe('1');
    expect(property('MSIINSTALLPERUSER')).toBeNull();
    expect(elements(project, 'RegistryValue').filter((value) => attribute(value, 'Root') !== 'HKLM')).toEqual([]);
  });

  it('opens links of escale: with -- before them', () => {
    const command = elements(project, 'RegistryValue').find((value) => attribute(value, 'Key')?.endsWith('\\command'));
    expect(attribute(command, 'Key')).toBe('Software\\Classes\\escale\\shell\\open\\command');
    expect(attribute(command, 'Value')).toBe('"[APPLICATIONFOLDER]Escale.exe" -- "%1"');
  });

  it('has shortcuts without an icon that goes away, tied to the application', () => {
    const shortcuts = elements(project, 'Shortcut');
    expect(shortcuts.map((shortcut) => attribute(shortcut, 'Directory'))).toEqual([
      'ProgramMenuFolder',
      'DesktopFolder',
    ]);
    for (const shortcut of shortcuts) {
      expect(attribute(shortcut, 'Icon') || attribute(shortcut, 'Advertise') || null).toBeNull();
      expect(propertiesOf(shortcut)).toContainEqual(['System.AppUserModel.ID', appId]);
    }
  });

  it('says on the shortcut of the Start menu alone what the click on a notification starts', () => {
    const [startMenu, desktop] = elements(project, 'Shortcut').map((shortcut) => new Map(propertiesOf(shortcut)));
    expect(startMenu?.get('System.AppUserModel.ToastActivatorCLSID')).toBe(toastActivatorClsid);
    expect(toastActivatorClsid).toMatch(/^\{[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\}$/);
    expect(desktop?.has('System.AppUserModel.ToastActivatorCLSID')).toBe(false);
  });

  it('asks for every setting that Escale reads of it, and puts it where Escale reads it', () => {
    for (const setting of installerSettings) {
      const name = elements(project, 'RegistryValue').filter(
        (value) => attribute(value, 'Name')?.toLowerCase() === setting.toLowerCase(),
      );
      expect(name.map((value) => [attribute(value, 'Key'), attribute(value, 'Value')])).toEqual([
        [installerKey, `[${setting.toUpperCase()}]`],
      ]);
    }
  });

  it('replaces older versions and its own, and is refused over a newer one', async () => {
    const upgrade = theElement(parseXml(await msiProject(['Escale.exe'], '1.2.9')), 'Upgrade');
    expect(attribute(upgrade, 'Id')).toBe(attribute(theElement(project, 'Product'), 'UpgradeCode'));
    const ranges = elements(upgrade, 'UpgradeVersion').map((range) =>
      ['Minimum', 'IncludeMinimum', 'Maximum', 'OnlyDetect'].map((name) => attribute(range, name) ?? ''),
    );
    // Below 1.2.10, which it does not count in; above 1.2.9.
    expect(ranges).toEqual([
      ['0.0.0', '', '1.2.10', ''],
      ['1.2.9', 'no', '', 'yes'],
    ]);
    expect(elements(project, 'Condition').map(({ textContent }) => textContent)).toContain('NOT NEWERVERSION');
  });

  it('lets administrators alone write into the folder of the settings, which stays', () => {
    const place = elements(project, 'DirectoryRef').find((e) => attribute(e, 'Id') === 'MANAGEDFOLDER');
    const component = place === undefined ? undefined : theElement(place, 'Component');
    const sddl = component === undefined ? null : attribute(theElement(component, 'PermissionEx'), 'Sddl');
    const [, owner, flags, entries = ''] = /^O:(..)G:..D:([A-Z]*)(.*)$/.exec(sddl ?? '') ?? [];
    // Owned by administrators, with nothing inherited.
    expect([owner, flags]).toEqual(['BA', 'PAI']);
    // Full access for the system and administrators; reading and starting, 0x1200a9, for everybody else.
    expect(entries.match(/[^()]+/g)).toEqual(['A;OICI;FA;;;SY', 'A;OICI;FA;;;BA', 'A;OICI;0x1200a9;;;BU']);
    expect(attribute(component, 'Permanent')).toBe('yes');
  });

  it('puts a config.json of that folder aside, at the first installation alone, unless it is told to keep it', () => {
    const file = theElement(project, 'CopyFile');
    const names = ['SourceDirectory', 'SourceName', 'DestinationDirectory', 'DestinationName', 'Delete'];
    expect(names.map((name) => attribute(file, name))).toEqual([
      'MANAGEDFOLDER',
      'config.json',
      'MANAGEDFOLDER',
      'config.previous.json',
      'yes',
    ]);
    // A repair is one of what is installed; an upgrade finds what the first installation left in the registry.
    expect(theElement(project, 'MoveFiles').textContent).toBe('NOT Installed AND NOT KEEPCONFIG');
    const search = elements(project, 'RegistrySearch').find((e) => attribute(e, 'Id') === 'KEEPCONFIG');
    expect(attribute(search, 'Key')).toBe('Software\\Escale\\Setup');
    const written = elements(project, 'RegistryValue').find((e) => attribute(e, 'Name') === attribute(search, 'Name'));
    expect(attribute(written, 'Key')).toBe(attribute(search, 'Key'));
  });

  it('hands every property that it asks for to the part that installs, which a person starts without its rights', () => {
    const conditions = elements(project, 'Component').flatMap((e) => elements(e, 'Condition'));
    const texts = [...conditions, theElement(project, 'MoveFiles')].map(({ textContent }) => textContent ?? '');
    const asked = new Set(texts.flatMap((text) => text.match(/\b[A-Z]{4,}\b/g) ?? []));
    expect([...asked].sort()).toEqual(['APIBASEURL', 'KEEPCONFIG', 'NODESKTOPSHORTCUT', 'PLATFORMNAME']);
    const secure = elements(project, 'Property').filter((e) => attribute(e, 'Secure') === 'yes');
    expect(secure.map((e) => attribute(e, 'Id'))).toEqual(expect.arrayContaining([...asked]));
  });

  it('lets nobody but administrators repair it, who could be given another address by anybody else', () => {
    const ofRepairs = elements(project, 'Condition').filter((condition) =>
      condition.textContent?.includes('Installed'),
    );
    expect(ofRepairs.map((condition) => condition.textContent)).toContain(
      'NOT Installed OR REMOVE = "ALL" OR MsiTrueAdminUser',
    );
  });

  it('closes Escale while it installs, and never restarts the computer by itself', () => {
    for (const id of ['MSIRESTARTMANAGERCONTROL', 'MSIRMSHUTDOWN', 'MSIDISABLERMRESTART'])
      expect(property(id)).toBeNull();
    expect(property('REBOOT')).toBe('ReallySuppress');
  });

  it('speaks French and English, in whatever language Windows is', () => {
    expect(attribute(theElement(project, 'Product'), 'Language')).toBe('0');
    const messages = elements(project, 'Condition')
      .map((condition) => attribute(condition, 'Message'))
      .filter((message) => message !== null && message !== '');
    expect(messages).toHaveLength(5);
    for (const message of messages) expect(message).toMatch(/\b(est|demande|doit)\b.* \/ .*\b(is|needs|must)\b/);
  });

  it('has identifiers that the compiler of WiX takes', () => {
    const named = elements(project, '*').filter(({ tagName }) => tagName !== 'Upgrade');
    const ids = named.map((element) => attribute(element, 'Id') ?? '');
    const wrong = ids.filter((id) => !['', '*'].includes(id) && !/^[A-Za-z_][\w.]{0,71}$/.test(id));
    expect(wrong).toEqual([]);
    // Two elements of a kind have two identifiers.
    const keys = named.map(({ tagName }, index) => `${tagName} ${ids[index]}`).filter((key) => / .+/.test(key));
    expect(keys.filter((key, index) => isDefinition(key) && keys.indexOf(key) !== index)).toEqual([]);
  });

  it('is validated but for the rules that want shortcuts tied to one person', () => {
    expect(readConfiguration().msi?.additionalLightArgs).toEqual(['-sice:ICE38', '-sice:ICE43', '-sice:ICE57']);
  });
});

it("refuses a project of electron-builder's that does not name the files that it packs as it did", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escale-project-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'project.wxs');
  for (const content of ['', '<File Source="C:\\build\\Escale.exe"/>']) {
    writeFileSync(file, `<Wix>${content}</Wix>`);
    await expect(writeMsiProject(file)).rejects.toThrow("electron-builder's project for WiX has changed");
  }
});

/** Keys and values of the properties of a shortcut. */
const propertiesOf = (shortcut: Element): [string | null, string | null][] =>
  elements(shortcut, 'ShortcutProperty').map((property) => [attribute(property, 'Key'), attribute(property, 'Value')]);

/** The names of the folders that a file is in, from the folder of the application. */
function foldersOf(file: Element): string[] {
  const names: string[] = [];
  // A file is in a component, in folders, in the reference to that of the application: all are elements.
  for (let at = file.parentNode as Element; at.tagName !== 'DirectoryRef'; at = at.parentNode as Element)
    if (at.tagName === 'Directory') names.unshift(attribute(at, 'Name') ?? '');
  return names;
}

/** Whether an identifier names what the element is, and not another one that it refers to. */
const isDefinition = (key: string): boolean => !/^(ComponentRef|ComponentGroupRef|DirectoryRef) /.test(key);
