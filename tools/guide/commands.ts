import { appId } from '#shared/app-id.ts';

/**
 * The lines that administrators type, as docs/it.fr.md and docs/it.en.md show them and the tests of packages run them.
 */
export interface GuideCommand {
  /** Language of the block of code. */
  readonly shell: 'bat' | 'sh';
  readonly lines: readonly string[];
}

/** Packages by the names that a release gives them, with `VERSION` for its number. */
export const packageNames = {
  msi: 'Escale-VERSION-win-x64.msi',
  pkg: 'Escale-VERSION-mac-arm64.pkg',
  deb: 'Escale-VERSION-linux-amd64.deb',
} as const;

/** The MSI of a version that shall go, on the way back. */
export const newerMsi = packageNames.msi.replace('VERSION', 'NEWER');

const { msi, pkg, deb } = packageNames;

/** The program with its whole path: a command line looks for it in no list of applications. */
export const windowsProgram = String.raw`"C:\Program Files\Escale\Escale.exe"`;

/** Every command of the guides, by its name there: `<!-- command install-msi -->`. */
export const guideCommands = {
  'verify-sums': { shell: 'sh', lines: ['sha256sum --check --ignore-missing SHA256SUMS'] },
  'install-msi': {
    shell: 'bat',
    lines: [`msiexec /i ${msi} /qn APIBASEURL=https://api.example.org PLATFORMNAME="Mobilités 54"`],
  },
  'install-pkg': { shell: 'sh', lines: [`sudo installer -pkg ${pkg} -target /`] },
  'install-deb': { shell: 'sh', lines: [`sudo apt-get install --yes ./${deb}`] },
  'upgrade-msi': { shell: 'bat', lines: [`msiexec /i ${msi} /qn`] },
  'remove-msi': { shell: 'bat', lines: [`msiexec /x ${msi} /qn`] },
  'back-msi': { shell: 'bat', lines: [`msiexec /x ${newerMsi} /qn`, `msiexec /i ${msi} /qn`] },
  'back-deb': { shell: 'sh', lines: [`sudo apt-get install --yes --allow-downgrades ./${deb}`] },
  // In the folder of the packages, on a web server.
  'apt-folder': {
    shell: 'sh',
    lines: [
      'apt-ftparchive packages . > Packages && apt-ftparchive release . > Release',
      'gpg --yes --clearsign --output InRelease Release',
    ],
  },
  'apt-source': {
    shell: 'sh',
    lines: [
      "echo 'deb [signed-by=/etc/apt/keyrings/escale.gpg] https://apt.example.org/ ./' | sudo tee /etc/apt/sources.list.d/escale.list",
      'sudo apt-get update && sudo apt-get install --yes escale',
    ],
  },
  'remove-deb': { shell: 'sh', lines: ['sudo apt-get purge --yes escale'] },
  'remove-pkg': {
    shell: 'sh',
    lines: ['sudo rm -rf /Applications/Escale.app', `sudo pkgutil --forget ${appId}`],
  },
  'managed-file': {
    shell: 'sh',
    lines: ['sudo install -D -o root -g root -m 644 config.json /etc/escale/config.json'],
  },
  check: { shell: 'bat', lines: [`${windowsProgram} --check --output check.json`] },
  diagnostics: { shell: 'bat', lines: [`${windowsProgram} --diagnostics escale.zip`] },
  'forget-me': { shell: 'bat', lines: [`${windowsProgram} --forget-me`] },
} as const satisfies Record<string, GuideCommand>;

export type GuideCommandName = keyof typeof guideCommands;
