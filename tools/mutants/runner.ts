import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import type { RunAnswer, RunRequest } from './host.ts';

/** Runs test files in a process of its own, which is ended and started anew where a run takes too long. */
export class Runner {
  readonly #root: string;
  readonly #limit: number;
  #host: Promise<ChildProcess> | null = null;

  /**
   * @param root the copied checkout
   * @param limit seconds that one test file may take; a run has that for each of its files, and once more to start
   */
  constructor(root: string, limit: number) {
    this.#root = root;
    this.#limit = limit;
  }

  /** @returns the result of the tests, or that they took too long or ended their process */
  async run(request: RunRequest): Promise<RunAnswer | 'too long' | 'ended'> {
    this.#host ??= start(this.#root);
    const host = await this.#host;
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<'too long'>((resolve) => {
      timer = setTimeout(() => resolve('too long'), this.#limit * (request.tests.length + 1) * 1000);
    });
    try {
      host.send(request);
      const answer = await Promise.race([answerOf<RunAnswer>(host), limit]);
      if (typeof answer === 'string') await this.close();
      return answer;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the process with the workers it has started, whatever they are doing. */
  async close(): Promise<void> {
    const host = await this.#host;
    this.#host = null;
    if (host?.pid === undefined || host.exitCode !== null || host.signalCode !== null) return;
    const ended = new Promise((resolve) => host.once('exit', resolve));
    // An endless loop reacts to no other signal. The process group includes the workers of the tests and their
    // children.
    if (process.platform === 'win32') host.kill('SIGKILL');
    else process.kill(-host.pid, 'SIGKILL');
    await ended;
  }
}

async function start(root: string): Promise<ChildProcess> {
  const host = fork(join(root, 'tools/mutants/host.ts'), {
    cwd: root,
    detached: true,
    // Each run starts a worker, which loads the same packages.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.compiled') },
    // The output of hundreds of runs is not useful.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if ((await answerOf(host)) === 'ended') throw new Error('The process that runs the tests does not start.');
  return host;
}

function answerOf<Answer>(host: ChildProcess): Promise<Answer | 'ended'> {
  return new Promise((resolve) => {
    const ended = () => resolve('ended');
    host.once('exit', ended);
    host.once('message', (answer) => {
      host.off('exit', ended);
      // The host sends nothing but answers (host.ts).
      resolve(answer as Answer);
    });
  });
}
