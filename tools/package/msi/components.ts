import { xml } from '../../xml/template.ts';
import { propertyComponents, setupKey, wantsDesktopShortcut } from './properties.ts';

/** What the components take from the packager's own project. */
export interface Installed {
  /** File name of the program. */
  readonly executable: string;
  /** Name of the product, as people read it. */
  readonly name: string;
  /** AppUserModelID: what ties notifications and the pinned icon to the shortcut. */
  readonly appId: string;
}

/** Id of the folder `%ProgramData%\Escale`. */
export const managedFolder = 'MANAGEDFOLDER';

/**
 * Full control for SYSTEM and administrators, reading for everybody else, nothing inherited from ProgramData, where
 * standard users may create files; owned by administrators, since an owner may always change the permissions.
 */
const administratorsWrite = 'O:BAG:BAD:PAI(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)(A;OICI;0x1200a9;;;BU)';

/** Everything that the MSI installs beside the files. The GUIDs are for good: Windows counts components by them. */
export const components = (installed: Installed): string =>
  [
    protocol(installed),
    appPath(installed),
    propertyComponents(),
    folder,
    shortcut(installed, 'startMenuShortcut', 'ProgramMenuFolder', '0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A06'),
    shortcut(
      installed,
      'desktopShortcut',
      'DesktopFolder',
      '0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A07',
      wantsDesktopShortcut,
    ),
  ].join('');

const program = ({ executable }: Installed): string => `[APPLICATIONFOLDER]${executable}`;

/** `escale:` for the machine. After `--` nothing is a switch, whatever a link holds (a quote ends the argument). */
function protocol(installed: Installed): string {
  const key = 'Software\\Classes\\escale';
  return xml`
      <Component Id="protocol" Guid="0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A01" Win64="yes">
        <RegistryValue Root="HKLM" Key="${key}" Type="string" Value="URL:${installed.name}" KeyPath="yes"/>
        <RegistryValue Root="HKLM" Key="${key}" Name="URL Protocol" Type="string" Value=""/>
        <RegistryValue Root="HKLM" Key="${key}\\DefaultIcon" Type="string" Value="${program(installed)},0"/>
        <RegistryValue Root="HKLM" Key="${key}\\shell\\open\\command" Type="string"
          Value="${`"${program(installed)}" -- "%1"`}"/>
      </Component>`;
}

/** Lets the program be started by its name alone. */
function appPath(installed: Installed): string {
  const key = `Software\\Microsoft\\Windows\\CurrentVersion\\App Paths\\${installed.executable}`;
  return xml`
      <Component Id="appPath" Guid="0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A02" Win64="yes">
        <RegistryValue Root="HKLM" Key="${key}" Type="string" Value="${program(installed)}" KeyPath="yes"/>
        <RegistryValue Root="HKLM" Key="${key}" Name="Path" Type="string" Value="[APPLICATIONFOLDER]"/>
      </Component>`;
}

/** Permanent: were it removed with Escale, a standard user could create it anew and fill it before the next one. */
const folder = xml`
      <Component Id="managedFolder" Guid="0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A05" Directory="${managedFolder}"
        Permanent="yes" Win64="yes">
        <CreateFolder><PermissionEx Id="managedFolder" Sddl="${administratorsWrite}"/></CreateFolder>
      </Component>`;

/**
 * A plain shortcut in a component of its own, so that a condition can leave it out, and without an icon: Windows takes
 * the program's, which no upgrade deletes. Its key path is of the machine; `msi.additionalLightArgs` of
 * electron-builder.yml switches off the three validations that want one in the hive of whoever installs.
 */
const shortcut = (installed: Installed, id: string, place: string, guid: string, condition?: string): string => `
      <Component Id="${id}" Guid="${guid}" Win64="yes">
        ${condition === undefined ? '' : xml`<Condition>${condition}</Condition>`}${xml`
        <Shortcut Id="${id}" Directory="${place}" Name="${installed.name}" Target="${program(installed)}"
          WorkingDirectory="APPLICATIONFOLDER">
          <ShortcutProperty Key="System.AppUserModel.ID" Value="${installed.appId}"/>
        </Shortcut>
        <RegistryValue Root="HKLM" Key="${setupKey}" Name="${id}" Type="integer" Value="1" KeyPath="yes"/>
      </Component>`}`;
