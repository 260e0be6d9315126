import { installerKey } from '#shared/policies/registry-keys.ts';
import { xml } from '../../xml/template.ts';

/** What IT may give to `msiexec`, and the value of the registry that keeps it over upgrades. */
interface InstallerProperty {
  /** Name of the property, in capitals: only such properties can be given. */
  readonly id: string;
  readonly key: string;
  readonly name: string;
  /** GUID of the component that writes it, for good. */
  readonly component: string;
}

/** Key of what concerns the MSI alone, which the application never reads. */
export const setupKey = `${installerKey}\\Setup`;

/** All of them. Their names are part of the guides for administrators, and stay. */
export const installerProperties: readonly InstallerProperty[] = [
  { id: 'APIBASEURL', key: installerKey, name: 'ApiBaseUrl', component: '0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A03' },
  { id: 'PLATFORMNAME', key: installerKey, name: 'PlatformName', component: '0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A04' },
  {
    id: 'NODESKTOPSHORTCUT',
    key: setupKey,
    name: 'NoDesktopShortcut',
    component: '0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A08',
  },
];

/** Whether the desktop gets a shortcut: an upgrade asks for it again by `NODESKTOPSHORTCUT=0`. */
export const wantsDesktopShortcut = 'NOT NODESKTOPSHORTCUT OR NODESKTOPSHORTCUT = "0"';

const kept = (id: string): string => `KEPT${id}`;
const action = (name: string): string => `keep${name}`;

/**
 * The declarations of the properties. The value of the registry is searched under another name and taken over where
 * none was given: a search for the property itself would replace what was given. Both sequences do so, since a silent
 * installation has no sequence of the interface. It happens after the launch conditions, which are about what was
 * given: what a registry holds never stops an upgrade or a removal.
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
    .join('') + ['InstallUISequence', 'InstallExecuteSequence'].map(keepIn).join('');

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
    .map(
      ({ id, key, name, component }) => xml`
      <Component Id="${name}" Guid="${component}" Permanent="yes" Win64="yes">
        <Condition>${id}</Condition>
        <RegistryValue Root="HKLM" Key="${key}" Name="${name}" Type="string" Value="[${id}]" KeyPath="yes"/>
      </Component>`,
    )
    .join('');
