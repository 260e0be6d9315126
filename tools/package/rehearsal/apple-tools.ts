// Stands in for Apple's pkgbuild and productbuild: `node apple-tools.ts pkgbuild …`. Instead of an installer it
// writes, as JSON, what each was asked for.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import plist from 'plist';
import { readConfiguration } from '../configuration/file.ts';

/** What the packager asked of one tool. */
export interface Request {
  readonly args: readonly string[];
  /** Content of the property list that it gave: the components, or what the installer requires. */
  readonly propertyList?: string;
  /** Content of the distribution that it gave. */
  readonly distribution?: string;
  /** The request for the package inside. */
  readonly component?: Request;
}

const [tool = '', ...args] = process.argv.slice(2);
/** pkgbuild and productbuild name their result last. */
const result = args.at(-1) ?? '';

const optionOf = (option: string): string => args[args.indexOf(option) + 1] ?? '';
const contentOf = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const readRequest = (file: string): Request | undefined => {
  const text = contentOf(file);
  return text === undefined ? undefined : JSON.parse(text);
};

if (args[0] === '--analyze') writeFileSync(result, componentsIn(optionOf('--root')));
else if (args[0] === '--synthesize') writeFileSync(result, distribution(contentOf(optionOf('--product')) ?? ''));
else if (tool === 'pkgbuild') writeRequest({ args, propertyList: contentOf(optionOf('--component-plist')) });
else {
  // electron-builder names the package inside by the id of the application, and starts productbuild beside it.
  const component = readRequest(`${readConfiguration().appId}.pkg`);
  writeRequest({ args, distribution: contentOf(optionOf('--distribution')), component });
}

function writeRequest(request: Request): void {
  writeFileSync(result, JSON.stringify(request, null, 2));
}

/** The list of components that pkgbuild makes of a folder, with the values that it chooses. */
function componentsIn(folder: string): string {
  const components = globSync('*.app', { cwd: folder }).map((app) => ({
    BundleHasStrictIdentifier: true,
    BundleIsRelocatable: true,
    BundleIsVersionChecked: true,
    BundleOverwriteAction: 'upgrade',
    RootRelativeBundlePath: app,
  }));
  return plist.build(components);
}

/** A distribution as productbuild makes it; what the installer requires stands in a comment. */
function distribution(requirements: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<installer-gui-script minSpecVersion="1">
    <!--${requirements.replaceAll('--', '- -')}-->
    <options customize="never" require-scripts="false"/>
</installer-gui-script>
`;
}
