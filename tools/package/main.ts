// Packs what was built: `node tools/package/main.ts --output FOLDER [--rehearse | --release] [--win] [--mac] [--linux]
// [--x64] [--arm64] [--dir]`. Called by `npm run package` and by the set-up of the tests of packages.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { endWithParent } from '../run/setup/parent.mjs';
import { messageOf, say } from '../run/setup/say.mjs';
import { releaseConfiguration, trialConfiguration } from './configuration/release.ts';
import { pack } from './pack.ts';
import { rehearse } from './rehearsal/rehearse.ts';
import { ownProcessor, ownSystem, processors, systems } from './systems.ts';

const flag = { type: 'boolean', default: false } as const;
const options = {
  output: { type: 'string', default: 'dist' },
  rehearse: flag,
  release: flag,
  win: flag,
  mac: flag,
  linux: flag,
  x64: flag,
  arm64: flag,
  dir: flag,
} as const;

endWithParent();
try {
  const { values } = parseArgs({ options });
  await (values.rehearse ? rehearseAsAsked(values) : packAsAsked(values));
} catch (error) {
  say(messageOf(error));
  // Not `exitCode`, which work still running in electron-builder may reset.
  process.exit(1);
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

async function rehearseAsAsked(values: Values): Promise<void> {
  const foreign = (['release', 'x64', 'arm64', 'dir'] as const).filter((name) => values[name]);
  if (foreign.length > 0) throw new Error(`A rehearsal has no ${foreign.map((name) => `--${name}`).join(', ')}.`);
  await rehearse(
    values.output,
    systems.filter((system) => values[system]),
  );
}

/** Packs for everything that was named; for the system and the processor of this machine where none was. */
async function packAsAsked(values: Values): Promise<void> {
  const requested = named(systems, values, ownSystem);
  const orders = requested.flatMap((system) =>
    named(processors, values, ownProcessor).map((processor) => ({
      system,
      processor,
      targets: values.dir ? ['dir'] : [],
    })),
  );
  await pack(orders, values.output, (config) =>
    values.release ? releaseConfiguration(config, requested, process.env) : trialConfiguration(config, process.env),
  );
}

/** Those whose switch was given, or the usual one. */
function named<Name extends keyof Values>(names: readonly Name[], values: Values, usual: Name): readonly Name[] {
  const given = names.filter((name) => values[name]);
  return given.length > 0 ? given : [usual];
}
