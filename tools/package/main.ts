// Packs what was built: `node tools/package/main.ts --output FOLDER [--rehearse | --release] [--win] [--mac] [--linux]
// [--x64] [--arm64] [--dir]`. Called by `npm run package` and by the set-up of the tests of packages.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { endWithParent } from '../run/setup/parent.mjs';
import { messageOf, say } from '../run/setup/say.mjs';
import { releaseConfiguration, trialConfiguration } from './configuration/release.ts';
import { pack } from './pack.ts';
import { rehearse } from './rehearsal/rehearse.ts';
import { ownProcessor, ownSystem, type Processor, processors, type System, systems } from './systems.ts';

const flag = { type: 'boolean', default: false } as const;

endWithParent();
try {
  const { values } = parseArgs({
    options: {
      output: { type: 'string', default: 'dist' },
      rehearse: flag,
      release: flag,
      win: flag,
      mac: flag,
      linux: flag,
      x64: flag,
      arm64: flag,
      dir: flag,
    },
  });
  const asked = systems.filter((system) => values[system]);
  if (values.rehearse) await rehearse(values.output, asked);
  else {
    const askedProcessors = processors.filter((processor) => values[processor]);
    const ordered = orders(asked, askedProcessors, values.dir ? ['dir'] : []);
    const packed = systems.filter((name) => ordered.some(({ system }) => system === name));
    await pack(ordered, values.output, (config) =>
      values.release ? releaseConfiguration(config, packed, process.env) : trialConfiguration(config, process.env),
    );
  }
} catch (error) {
  say(messageOf(error));
  // Not `exitCode`, which what electron-builder still has under way may set back.
  process.exit(1);
}

/** Everything that was asked for; the system and the processor of this machine where none was named. */
function orders(ofSystems: readonly System[], ofProcessors: readonly Processor[], targets: readonly string[]) {
  return (ofSystems.length > 0 ? ofSystems : [ownSystem]).flatMap((system) =>
    (ofProcessors.length > 0 ? ofProcessors : [ownProcessor]).map((processor) => ({ system, processor, targets })),
  );
}
