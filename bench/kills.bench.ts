import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { importColumns } from '../src/shared/import/columns.ts';
import { line } from '../tests/support/imports.ts';
import { openKilledImport, resultOf } from '../tests/support/killed-import.ts';
import { atMost, type Measure } from './measure.ts';

const KILLS = 200;
/** Lines of a file, in three batches. */
const LINES = 450;
/** Kills of one import; most come before it is over. */
const KILLS_OF_ONE = 12;
/** Milliseconds after the start of an application within which it is killed: what it takes to check and send. */
const WITHIN = 2500;
/** Numbers of a run, so that it can be repeated. */
const SEED = 20_260_615;

/** A repeatable sequence of numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Imports one file over and over until nothing kills it; `kills` of them are killed at random moments. */
async function importKilled(random: () => number, wanted: number) {
  const harness = await openKilledImport();
  try {
    const people = Array.from({ length: LINES }, (_, index) => line({ email: `p${index}@exemple.fr` }));
    writeFileSync(harness.file, [importColumns.users.join(';'), ...people].join('\n'));
    const before = await harness.total();
    let kills = 0;
    let isOver = false;
    while (kills < wanted && !isOver) {
      const run = harness.run('import');
      const isKilled = await Promise.race([
        delay(random() * WITHIN).then(() => true),
        run.then(
          () => false,
          () => true,
        ),
      ]);
      if (isKilled) {
        harness.kill();
        kills += 1;
      }
      isOver = resultOf(await run.catch(() => [])) !== undefined;
    }
    while (!isOver) isOver = resultOf(await harness.run('import')) !== undefined;
    const created = (await harness.total()) - before;
    const found = await Promise.all(
      people.map(async (_, index) => {
        const { members } = await harness.client.list('admin/users/email', [['email', `p${index}@exemple.fr`]]);
        return members.length > 0;
      }),
    );
    const lost = found.filter((isThere) => !isThere).length;
    return { kills, lost, twice: created - (LINES - lost) };
  } finally {
    await harness.close();
  }
}

/** Kills the application at random moments of imports, and counts what became of every line on the platform. */
export async function run(): Promise<Measure[]> {
  const random = randomFrom(SEED);
  const all = { kills: 0, lost: 0, twice: 0 };
  let imports = 0;
  while (all.kills < KILLS) {
    const one = await importKilled(random, Math.min(KILLS_OF_ONE, KILLS - all.kills));
    imports += 1;
    all.kills += one.kills;
    all.lost += one.lost;
    all.twice += one.twice;
    process.stderr.write(`   ${all.kills} kills, ${imports} imports\n`);
  }
  const name = `${all.kills} kills at random moments of ${imports} imports of ${LINES} lines`;
  return [
    atMost(0, `${name}: lines that were created twice`, all.twice, 'lines'),
    atMost(0, `${name}: lines that were lost`, all.lost, 'lines'),
  ];
}
