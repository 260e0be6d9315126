import process from 'node:process';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';

/**
 * Runs test files again and again in one warm process, started by `runner.ts` in the copied checkout: one message of
 * the parent is one run.
 */

/** Asks for a run. */
export interface RunRequest {
  /** The source that has changed since the last run, from the root of the checkout. */
  readonly changed: string;
  /** Test files, in the order in which they run. */
  readonly tests: readonly string[];
}

/** The result of a run. */
export interface RunAnswer {
  /** The first test that failed, or the file that could not be loaded; null when all passed. */
  readonly failed: { readonly file: string; readonly test: string; readonly message: string } | null;
  /** The files that ran to their end and passed. */
  readonly passed: readonly string[];
}

let order: readonly string[] = [];

/** Runs the files in the order of the request. */
class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
const placeOf = ({ moduleId }: TestSpecification) => order.indexOf(moduleId);

const root = process.cwd();
const vitest = await createVitest(
  {
    root,
    watch: false,
    project: ['unit', 'unit-alone', 'contract', 'dom', 'dom-alone'],
    bail: 1,
    maxWorkers: 1,
    reporters: [{}],
    silent: true,
    sequence: { sequencer: AsAsked },
  },
  { clearScreen: false, cacheDir: `${root}/.vite` },
);
await vitest.globTestSpecifications();

/** The source of the run before, which stands as it was again. */
let restored: string | null = null;

async function run({ changed, tests }: RunRequest): Promise<RunAnswer> {
  for (const source of [restored ?? changed, changed]) vitest.invalidateFile(`${root}/${source}`);
  restored = changed;
  // The failures of earlier runs count for `bail` otherwise.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  order = tests.map((file) => `${root}/${file}`);
  const specifications = order.flatMap((file) => vitest.getModuleSpecifications(file));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const passed = testModules
    .filter((module) => module.state() === 'passed')
    .map(({ relativeModuleId }) => relativeModuleId);
  for (const module of testModules) {
    const failure = firstFailure(module);
    if (failure !== null) return { failed: { file: module.relativeModuleId, ...failure }, passed };
  }
  const [unhandled] = unhandledErrors;
  const message = unhandled instanceof Error ? unhandled.message : String(unhandled);
  return { failed: unhandled === undefined ? null : { file: '', test: '', message }, passed };
}

function firstFailure(module: TestModule): { test: string; message: string } | null {
  for (const test of module.children.allTests('failed')) {
    return { test: test.fullName, message: test.result().errors?.[0]?.message ?? '' };
  }
  const [error] = module.errors();
  return module.state() === 'failed' ? { test: '', message: error?.message ?? '' } : null;
}

process.on('message', (request: RunRequest) => {
  void run(request).then(
    (answer) => process.send?.(answer),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
