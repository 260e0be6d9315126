// Makes the MSI of a packed application as a release does, on a machine that has nothing to sign with:
// `node unsigned-release.ts APPLICATION FOLDER`. Ends with 1 when the packager refuses.
import process from 'node:process';
import { Arch, build, Platform } from 'electron-builder';
import { completeConfiguration } from '../../../tools/package/configuration/complete.ts';
import { releaseConfiguration } from '../../../tools/package/configuration/release.ts';
import { standInToolset } from '../../../tools/package/rehearsal/wix/toolset.ts';

const [application = '', output = ''] = process.argv.slice(2);
Object.assign(process.env, standInToolset(output));
// Its own check is told that there is a certificate: what is tried here is the packager's.
const config = releaseConfiguration(completeConfiguration({ output, sharedFiles: [] }), ['win'], { WIN_CSC_LINK: 'x' });
try {
  await build({
    targets: Platform.WINDOWS.createTarget('msi', Arch.x64),
    prepackaged: application,
    config,
    publish: 'never',
  });
} catch (error) {
  process.stderr.write(`${error}\n`);
  // Not exitCode alone: at its end electron-builder sets it to 0 again.
  process.exit(1);
}
