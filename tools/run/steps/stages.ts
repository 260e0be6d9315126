import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/machine.mjs';
import { run } from '../setup/spawn.mjs';
import { ensureSystemPackages, rehearsalPackages } from '../setup/system.mjs';
import { type Counts, countCheck, countReport, readReport } from './report.ts';
import { inSecretService } from './secret-service.ts';
import { fullEnv, plain, type Surroundings, within } from './surroundings.ts';
import { ensureTestShell } from './test-shell.ts';
import { bin, node } from './tools.ts';

/** One part of `npm test`. */
export interface Stage {
  readonly name: string;
  run(): Promise<Counts>;
}

/** Folder of reports, screenshots and logs of the tests. */
export const resultsFolder = join(root, 'test-results');

/** Unit of the time limits of stages. Each limit is several times the usual duration, to end only what hangs. */
const minutes = 60_000;

/**
 * Scripts that Node compiled are kept from one process to the next: every worker of an import that a test starts loads
 * the same modules from their sources.
 */
const compiled: Surroundings = {
  ...plain,
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') },
};

/** Each checker of the compiler looks at shared types anew: more of them than processors only cost time. */
const typeCheckers = Math.min(4, availableParallelism());

/** The stages, quick and informative ones first; each runs whatever the result of the others. */
export const stages: readonly Stage[] = [
  check('lint', '@biomejs/biome', 'biome', ['check', '--error-on-warnings', '.']),
  check('knip', 'knip', 'knip', []),
  check('types', 'typescript', 'tsc', ['--noEmit', '--checkers', String(typeCheckers)]),
  { name: 'unit', run: () => vitest('unit', ['unit*', 'dom*'], 20 * minutes, compiled) },
  { name: 'contract', run: () => vitest('contract', ['contract'], 5 * minutes, compiled) },
  {
    name: 'keychain',
    run: () => inSecretService((secrets) => vitest('keychain', ['keychain'], 2 * minutes, secrets)),
  },
  {
    name: 'e2e',
    run: async () => {
      const shell = await ensureTestShell();
      // The tests run the packed application, which tests/support/e2e/setup.ts packs.
      await ensureSystemPackages(rehearsalPackages, 'to rehearse the packages');
      // One run for both: while a test of security waits for what must not come, others use the cores. The limit ends a
      // stage that hangs: a machine twice as slow as usual takes more than 40 minutes, and CI ends everything at 90.
      return inSecretService((secrets) => vitest('e2e', ['e2e', 'security'], 48 * minutes, within(shell, secrets)));
    },
  },
  {
    name: 'packages',
    run: async () => {
      await ensureSystemPackages(rehearsalPackages, 'to rehearse the packages');
      return vitest('packages', ['packages'], 10 * minutes, plain);
    },
  },
];

function check(name: string, packageName: string, command: string, args: readonly string[]): Stage {
  return {
    name,
    run: async () => countCheck(await run(node, [bin(packageName, command), ...args], { stdio: withoutInput() })),
  };
}

/** Runs vitest projects, killed after `limit` milliseconds, and counts its report. */
async function vitest(name: string, projects: readonly string[], limit: number, around: Surroundings): Promise<Counts> {
  const report = join(resultsFolder, `${name}.json`);
  rmSync(report, { force: true });
  const flags = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const [file, ...args] = around.wrap([node, bin('vitest'), 'run', ...flags, ...reporters]);
  const code = await run(file, args, { stdio: withoutInput(), timeout: limit, env: fullEnv(around) });
  return countReport(readReport(report), code);
}

/** Runs a stage without standard input, as in CI. */
const withoutInput = (): ['ignore', 'inherit', 'inherit'] => ['ignore', 'inherit', 'inherit'];
