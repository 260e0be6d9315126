import { readFile, writeFile } from 'node:fs/promises';
import { messageOf } from '../../run/setup/say.mjs';
import { append, attributeOf, elements, parseXml, remove, theElement, writeXml } from '../../xml/dom.ts';
import { xml } from '../../xml/template.ts';
import { readProduct } from '../product.ts';
import { components, managedFolder, movingOnce } from './components.ts';
import { downgradeMessage, launchConditions } from './launch-conditions.ts';
import { propertyDeclarations } from './properties.ts';

/**
 * Electron-builder's hook `msiProjectCreated`: completes its WiX project with what IT needs of an MSI.
 *
 * @param projectFile path of `project.wxs`, which is written anew
 * @throws Error when electron-builder's template is not the one that is known here
 */
export async function prepareMsiProject(projectFile: string): Promise<void> {
  const project = await readFile(projectFile, 'utf8');
  try {
    await writeFile(projectFile, completeProject(project, readProduct().homepage));
  } catch (error) {
    const advice = 'Compare its templates/msi/template.xml with what tools/package/msi/project.ts looks for.';
    throw new Error(`electron-builder's project for WiX has changed. ${messageOf(error)} ${advice}`, { cause: error });
  }
}

/** The completed project, from electron-builder's and the address of the help link. */
export function completeProject(project: string, helpLink: string): string {
  const document = parseXml(project);
  const product = theElement(document, 'Product');
  const startMenu = theElement(document, 'Shortcut', 'startMenuShortcut');
  const installed = {
    executable: attribute(theElement(document, 'File', 'mainExecutable'), 'Name'),
    name: attribute(product, 'Name'),
    appId: attribute(theElement(startMenu, 'ShortcutProperty'), 'Value'),
  };
  // The components have shortcuts of their own; for the whole machine there is no choice per person.
  remove(startMenu);
  remove(theElement(document, 'Shortcut', 'desktopShortcut'));
  remove(theElement(document, 'Property', 'MSIINSTALLPERUSER'));

  // Neutral: Windows speaks its own language while it installs, and what the package says itself is in two.
  product.setAttribute('Language', '0');
  theElement(document, 'MajorUpgrade').setAttribute('DowngradeErrorMessage', downgradeMessage);
  for (const condition of elements(product, 'Condition')) remove(condition);
  append(product, launchConditions() + entryInTheList(helpLink) + propertyDeclarations() + movingOnce);
  append(
    theElement(document, 'Directory', 'TARGETDIR'),
    xml`<Directory Id="CommonAppDataFolder"><Directory Id="${managedFolder}" Name="${installed.name}"/></Directory>`,
  );
  append(theElement(document, 'ComponentGroup'), components(installed));
  return writeXml(document);
}

/**
 * What the list of programs shows, and that Windows does not restart by itself where files were in use: the exit code
 * 3010 says so instead, also of a silent installation.
 */
const entryInTheList = (helpLink: string): string => xml`
    <Property Id="ARPHELPLINK" Value="${helpLink}"/>
    <Property Id="ARPNOMODIFY" Value="1"/>
    <Property Id="REBOOT" Value="ReallySuppress"/>
    <CustomAction Id="installLocation" Property="ARPINSTALLLOCATION" Value="[APPLICATIONFOLDER]"/>
    <InstallExecuteSequence>
      <Custom Action="installLocation" After="CostFinalize">NOT Installed</Custom>
    </InstallExecuteSequence>`;

function attribute(element: Element, name: string): string {
  const value = attributeOf(element, name);
  if (value === '') throw new Error(`${element.tagName} of the MSI's project has no ${name}.`);
  return value;
}
