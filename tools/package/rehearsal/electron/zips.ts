import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import plist from 'plist';
import { electronZip } from '../../electron.ts';
import { type Processor, platformNames, type System } from '../../systems.ts';
import type { StandIn } from './programs.ts';

/** One entry of a zip: the content of a file, or where a link leads. */
type ZipEntry = { readonly content: string | Uint8Array; readonly mode: number };

const text = (content: string): ZipEntry => ({ content, mode: 0o100644 });
const program = (content: Uint8Array): ZipEntry => ({ content, mode: 0o100755 });
const link = (target: string): ZipEntry => ({ content: target, mode: 0o120777 });

type Layout = Readonly<Record<string, ZipEntry>>;

const licences: Layout = {
  LICENSE: text('The licence of Electron'),
  'LICENSES.chromium.html': text('<!doctype html><title>The licences of Chromium</title>'),
};

/** What stands beside the program on Linux and Windows. `de` and `en-GB` are languages that Escale does not have. */
const beside: Layout = {
  ...licences,
  version: text('1.2.3'),
  'resources.pak': text('resources'),
  ...Object.fromEntries(['de', 'en-GB', 'en-US', 'fr'].map((name) => [`locales/${name}.pak`, text(name)])),
};

const layouts: Readonly<Record<System, (standIn: StandIn) => Layout>> = {
  linux: (standIn) => ({
    ...beside,
    electron: program(standIn.program),
    'chrome-sandbox': program(standIn.program),
    chrome_crashpad_handler: program(standIn.program),
    'libffmpeg.so': text(''),
  }),
  win: (standIn) => ({
    ...beside,
    'electron.exe': program(standIn.program),
    'ffmpeg.dll': program(standIn.library ?? new Uint8Array()),
  }),
  mac: (standIn) => {
    const contents = 'Electron.app/Contents';
    const framework = `${contents}/Frameworks/Electron Framework.framework`;
    const layout: Record<string, ZipEntry> = {
      ...licences,
      [`${contents}/Info.plist`]: text(infoPlist('Electron', 'com.github.electron')),
      [`${contents}/MacOS/Electron`]: program(standIn.program),
      [`${contents}/Resources/electron.icns`]: text('icon'),
      [`${framework}/Versions/A/Electron Framework`]: program(standIn.program),
      [`${framework}/Versions/Current`]: link('A'),
      [`${framework}/Electron Framework`]: link('Versions/Current/Electron Framework'),
      [`${framework}/Resources`]: link('Versions/Current/Resources'),
    };
    for (const name of ['de', 'en', 'en_GB', 'fr']) {
      layout[`${contents}/Resources/${name}.lproj/locale.pak`] = text(name);
      layout[`${framework}/Versions/A/Resources/${name}.lproj/locale.pak`] = text(name);
    }
    for (const kind of ['', ' (GPU)', ' (Plugin)', ' (Renderer)']) {
      const helper = `${contents}/Frameworks/Electron Helper${kind}.app/Contents`;
      layout[`${helper}/Info.plist`] = text(infoPlist(`Electron Helper${kind}`, 'com.github.electron.helper'));
      layout[`${helper}/MacOS/Electron Helper${kind}`] = program(standIn.program);
    }
    return layout;
  },
};

const infoPlist = (name: string, id: string): string =>
  plist.build({
    CFBundleExecutable: name,
    CFBundleIdentifier: id,
    CFBundleName: name,
    CFBundlePackageType: 'APPL',
    CFBundleVersion: '1.2.3',
    CFBundleIconFile: 'electron.icns',
    LSMinimumSystemVersion: '11.0',
  });

/** Writes a stand-in as the zip that Electron publishes for a system, as electron-builder looks for it. */
export function writeZip(folder: string, system: System, processor: Processor, standIn: StandIn): void {
  const files: Zippable = {};
  for (const [path, { content, mode }] of Object.entries(layouts[system](standIn))) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    // Made by Unix, whose modes stand in the upper half of the attributes. Not compressed: it is read once, at once.
    files[path] = [bytes, { os: 3, attrs: (mode << 16) >>> 0, level: 0, mtime: '2020-01-01' }];
  }
  writeFileSync(join(folder, electronZip(platformNames[system], processor)), zipSync(files));
}
