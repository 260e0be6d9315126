import { installerKey, installerSettings } from '#shared/policies/registry-keys.ts';
import { xml } from '../../xml/template.ts';
import { type ComponentId, component } from './component.ts';

/** What IT may give to `msiexec`, and the value of the registry that keeps it over upgrades. */
interface InstallerProperty {
  /** Name of the property, in capitals: only such properties can be given. */
  readonly id: string;
  readonly key: string;
  /** Name of the value, and of the component that writes it. */
  readonly name: ComponentId;
}

/** Key of what concerns the MSI alone, which the application never reads. */
export const setupKey = `${installerKey}\\Setup`;

/** All of them. Their names are part of the guides for administrators, and stay. */
const installerProperties: readonly InstallerProperty[] = [
  ...installerSettings.map((setting) => property(installerKey, capitalised(setting))),
  property(setupKey, 'NoDesktopShortcut'),
];

function property(key: string, name: ComponentId): InstallerProperty {
  return { id: name.toUpperCase(), key, name };
}

function capitalised<Text extends string>(text: Text): Capitalize<Text> {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>; // the type of slice is string
}

/**
 * Leaves a `config.json` where it is that stands there before the first installation: administrators give it who put it
 * there themselves. The value stays in the registry from that installation on, for every later one.
 */
export const keepsConfig = { id: 'KEEPCONFIG', name: 'KeepConfig' } as const;

/** Whether the desktop gets a shortcut: an upgrade asks for it again by `NODESKTOPSHORTCUT=0`. */
export const wantsDesktopShortcut = 'NOT NODESKTOPSHORTCUT OR NODESKTOPSHORTCUT = "0"';

const kept = (id: string): string => `KEPT${id}`;
const action = (name: string): string => `keep${name}`;

/**
 * The declarations of the properties. The value of the registry is searched under another name and taken over where
 * none was given: a search for the property itself would replace what was given. Both sequences do so, since a silent
 * installation has no sequence of the interface. It happens after the launch conditions, which are about what was
 * given: what a registry holds never stops an upgrade or a removal.
 *
 * All are secure: where somebody starts the MSI by hand, Windows searches the registry before it asks for an
 * administrator, and hands nothing else of what it found to the part that installs.
 */
export const propertyDeclarations = (): string =>
  installerProperties
    .map(
      ({ id, key, name }) => xml`
    <Property Id="${id}" Secure="yes"/>
    <Property Id="${kept(id)}">
      <RegistrySearch Id="${kept(id)}" Root="HKLM" Key="${key}" Name="${name}" Type="raw" Win64="yes"/>
    </Property>
    <CustomAction Id="${action(name)}" Property="${id}" Value="[${kept(id)}]"/>`,
    )
    .join('') +
  xml`
    <Property Id="${keepsConfig.id}" Secure="yes">
      <RegistrySearch Id="${keepsConfig.id}" Root="HKLM" Key="${setupKey}" Name="${keepsConfig.name}" Type="raw"
        Win64="yes"/>
    </Property>` +
  ['InstallUISequence', 'InstallExecuteSequence'].map(keepIn).join('');

const keepIn = (sequence: string): string => `
    <${sequence}>${installerProperties
      .map(
        ({ id, name }) => xml`
      <Custom Action="${action(name)}" After="LaunchConditions">NOT ${id} AND ${kept(id)}</Custom>`,
      )
      .join('')}
    </${sequence}>`;

/** The components that write what was given. They are permanent: a removal and a new installation keep the settings. */
export const propertyComponents = (): string =>
  installerProperties
    .map(({ id, key, name }) =>
      component(
        name,
        xml`<RegistryValue Root="HKLM" Key="${key}" Name="${name}" Type="string" Value="[${id}]" KeyPath="yes"/>`,
        { condition: id, isPermanent: true },
      ),
    )
    .join('');
