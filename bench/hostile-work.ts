// Every read of the platform, answered by a hostile one, through the services and the bridge of main, in a process of
// its own. Prints the longest turn of its thread, in milliseconds of the processor, and with what it was.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { platformReads } from '../tests/support/platform-reads.ts';
import { readingBridge } from '../tests/support/reading-bridge.ts';

/** Processor time of this thread so far, in milliseconds: other processes do not count. */
function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The longest turn of this thread while something is done, in milliseconds of the processor. */
async function longestTurn(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  let longest = 0;
  for (let before = used(); !isDone; ) {
    await nextTurn();
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return longest;
}

const server = fork(fileURLToPath(new URL('./hostile-server.ts', import.meta.url)));
process.on('exit', () => server.kill());
const [{ url, names }] = (await once(server, 'message')) as [{ url: string; names: string[] }];
const bridge = await readingBridge(url, 'administrator');

let longest = { milliseconds: 0, at: '' };
for (const name of names) {
  server.send(name);
  await once(server, 'message');
  for (const [channel, request] of platformReads) {
    const milliseconds = await longestTurn(bridge.call(channel, request));
    if (milliseconds > longest.milliseconds) longest = { milliseconds, at: `${channel}, ${name}` };
  }
}
process.stdout.write(JSON.stringify(longest), () => process.exit(0));
