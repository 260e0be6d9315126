import { xml } from '../../xml/template.ts';

/** The components of the MSI beside the files, with their GUIDs, for good: Windows counts components by them. */
const guids = {
  protocol: '0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A01',
  appPath: '0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A02',
  ApiBaseUrl: '0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A03',
  PlatformName: '0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A04',
  managedFolder: '0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A05',
  startMenuShortcut: '0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A06',
  desktopShortcut: '0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A07',
  NoDesktopShortcut: '0B2A5E0E-9E0B-4F57-9C5B-1D3F7C2E5A08',
} as const;

export type ComponentId = keyof typeof guids;

interface Options {
  /** Id of its folder; that of the application otherwise. */
  readonly directory?: string;
  /** Whether it stays when Escale is removed. */
  readonly isPermanent?: boolean;
  /** Installs it where this holds, in Windows Installer's own words. */
  readonly condition?: string;
}

/**
 * An element `Component` of the project for WiX, for 64 bits.
 *
 * @param content elements of the component
 */
export function component(
  id: ComponentId,
  content: string,
  { directory, isPermanent, condition }: Options = {},
): string {
  const attributes = [
    xml`Id="${id}" Guid="${guids[id]}" Win64="yes"`,
    directory === undefined ? '' : xml` Directory="${directory}"`,
    isPermanent === true ? ' Permanent="yes"' : '',
  ].join('');
  const conditionElement = condition === undefined ? '' : xml`<Condition>${condition}</Condition>`;
  return `
      <Component ${attributes}>
        ${conditionElement}${content}
      </Component>`;
}
