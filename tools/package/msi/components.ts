import { deepLinkScheme } from '#shared/deep-link.ts';
import { xml } from '../../xml/template.ts';
import { type ComponentId, component } from './component.ts';
import { keepsConfig, propertyComponents, setupKey, wantsDesktopShortcut } from './properties.ts';

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

/** Everything that the MSI installs beside the files. */
export const components = (installed: Installed): string =>
  [
    protocol(installed),
    appPath(installed),
    propertyComponents(),
    folder,
    shortcut(installed, 'startMenuShortcut', 'ProgramMenuFolder'),
    shortcut(installed, 'desktopShortcut', 'DesktopFolder', wantsDesktopShortcut),
  ].join('');

const program = ({ executable }: Installed): string => `[APPLICATIONFOLDER]${executable}`;

/** `escale:` for the machine. After `--` nothing is a switch, whatever a link holds (a quote ends the argument). */
function protocol(installed: Installed): string {
  const key = `Software\\Classes\\${deepLinkScheme}`;
  return component(
    'protocol',
    xml`
        <RegistryValue Root="HKLM" Key="${key}" Type="string" Value="URL:${installed.name}" KeyPath="yes"/>
        <RegistryValue Root="HKLM" Key="${key}" Name="URL Protocol" Type="string" Value=""/>
        <RegistryValue Root="HKLM" Key="${key}\\DefaultIcon" Type="string" Value="${program(installed)},0"/>
        <RegistryValue Root="HKLM" Key="${key}\\shell\\open\\command" Type="string"
          Value="${`"${program(installed)}" -- "%1"`}"/>`,
  );
}

/** Lets the program be started by its name alone. */
function appPath(installed: Installed): string {
  const key = `Software\\Microsoft\\Windows\\CurrentVersion\\App Paths\\${installed.executable}`;
  return component(
    'appPath',
    xml`
        <RegistryValue Root="HKLM" Key="${key}" Type="string" Value="${program(installed)}" KeyPath="yes"/>
        <RegistryValue Root="HKLM" Key="${key}" Name="Path" Type="string" Value="[APPLICATIONFOLDER]"/>`,
  );
}

/**
 * Permanent: were it removed with Escale, a standard user could create it anew and fill it before the next one. The
 * `config.json` that stands in it at the first installation is put aside: whoever made it may have shut others out, and
 * nobody could tell then that it is not the administrators'. Windows moves files right after it has given the folder its
 * permissions, so that none can be put there again.
 */
const folder = component(
  'managedFolder',
  xml`<CreateFolder><PermissionEx Id="managedFolder" Sddl="${administratorsWrite}"/></CreateFolder>
        <CopyFile Id="plantedConfig" Delete="yes" SourceDirectory="${managedFolder}" SourceName="config.json"
          DestinationDirectory="${managedFolder}" DestinationName="config.previous.json"/>
        <RegistryValue Root="HKLM" Key="${setupKey}" Name="${keepsConfig.name}" Type="string" Value="1"
          KeyPath="yes"/>`,
  { directory: managedFolder, isPermanent: true },
);

/** Files are moved at the first installation alone: an upgrade or a repair would move what administrators wrote. */
export const movingOnce = xml`
    <InstallExecuteSequence><MoveFiles>${`NOT Installed AND NOT ${keepsConfig.id}`}</MoveFiles></InstallExecuteSequence>`;

/**
 * A plain shortcut in a component of its own, so that a condition can leave it out, and without an icon: Windows takes
 * the program's, which no upgrade deletes. Its key path is of the machine; `msi.additionalLightArgs` of
 * electron-builder.yml switches off the three validations that want one in the hive of whoever installs.
 */
const shortcut = (installed: Installed, id: ComponentId, place: string, condition?: string): string =>
  component(
    id,
    xml`
        <Shortcut Id="${id}" Directory="${place}" Name="${installed.name}" Target="${program(installed)}"
          WorkingDirectory="APPLICATIONFOLDER">
          <ShortcutProperty Key="System.AppUserModel.ID" Value="${installed.appId}"/>
        </Shortcut>
        <RegistryValue Root="HKLM" Key="${setupKey}" Name="${id}" Type="integer" Value="1" KeyPath="yes"/>`,
    { condition },
  );
