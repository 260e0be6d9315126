import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { appId } from '#shared/app-id.ts';
import { describeUnless, needs, resultLike } from '#tests/support/packages/packed.ts';
import { readConfiguration } from '../../tools/package/configuration/file.ts';
import { completeProject } from '../../tools/package/msi/project.ts';
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
    expect(attribute(theElement(project, 'File', 'mainExecutable'), 'Name')).toBe('Escale.exe');
    expect(attribute(theElement(project, 'Directory', 'APPLICATIONFOLDER'), 'Name')).toBe('Escale');
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
      expect(attribute(theElement(shortcut, 'ShortcutProperty'), 'Key')).toBe('System.AppUserModel.ID');
      expect(attribute(theElement(shortcut, 'ShortcutProperty'), 'Value')).toBe(appId);
    }
  });

  it('lets administrators alone write into the folder of the settings, which stays', () => {
    const component = elements(project, 'Component').find((e) => attribute(e, 'Directory') === 'MANAGEDFOLDER');
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
    const messages = [
      attribute(theElement(project, 'MajorUpgrade'), 'DowngradeErrorMessage'),
      ...elements(project, 'Condition').map((condition) => attribute(condition, 'Message')),
    ].filter((message) => message !== null && message !== '');
    expect(messages).toHaveLength(5);
    for (const message of messages) expect(message).toMatch(/\b(est|demande|doit)\b.* \/ .*\b(is|needs|must)\b/);
  });

  it('has identifiers that the compiler of WiX takes', () => {
    const ids = elements(project, '*').map((element) => attribute(element, 'Id') ?? '');
    const wrong = ids.filter((id) => !['', '*'].includes(id) && !/^[A-Za-z_][\w.]{0,71}$/.test(id));
    expect(wrong).toEqual([]);
  });

  it('is validated but for the rules that want shortcuts tied to one person', () => {
    expect(readConfiguration().msi?.additionalLightArgs).toEqual(['-sice:ICE38', '-sice:ICE43', '-sice:ICE57']);
  });

  it('takes names as data, whatever signs they hold', () => {
    const named = completeProject(template.replaceAll('Escale', 'A &amp; B &lt;&quot;'), 'https://x.example/?a&b="');
    expect(attribute(elements(parseXml(named), 'Shortcut')[0], 'Name')).toBe('A & B <"');
    expect(named).toContain('https://x.example/?a&amp;b=&quot;');
  });
});

describe("electron-builder's project", () => {
  it('is refused where it is not the one that is known', () => {
    expect(() => completeProject(template.replace('desktopShortcut', 'other'), 'https://x.example')).toThrow(
      'There are 0 elements Shortcut desktopShortcut',
    );
  });
});

/** What the hook looks for in the template of electron-builder. */
const template = `<Wix xmlns="http://wixtoolset.org/schemas/v4/wxs"><Product Name="Escale">
  <MajorUpgrade/><Property Id="MSIINSTALLPERUSER" Value="1"/><Directory Id="TARGETDIR"/><ComponentGroup><Component>
  <File Id="mainExecutable" Name="Escale.exe"><Shortcut Id="desktopShortcut"/><Shortcut Id="startMenuShortcut">
  <ShortcutProperty Value="org.escale.desktop"/></Shortcut></File></Component></ComponentGroup></Product></Wix>`;
