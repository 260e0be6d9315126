import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';

const moduleAt = (name: string) => JSON.stringify(import.meta.resolve(`../../../../tools/run/setup/${name}`));

/** A command that runs another one, as `npm start` does: set-up, then the pinned Node. */
const command = `
  import { endWithParent } from ${moduleAt('parent.mjs')};
  import { run } from ${moduleAt('spawn.mjs')};
  endWithParent();
  process.exitCode = await run(process.execPath, ['-e', 'console.log("both run"); setInterval(() => {}, 60_000)']);
`;

describe.skipIf(process.platform === 'win32')('a command that npm started', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'ends with its children when the shell between them dies of %s',
    async (signal) => {
      // The second command keeps the shell from becoming the first one.
      const script = '"$0" --input-type=module -e "$1"; exit 1';
      const shell = spawn('sh', ['-c', script, process.execPath, command], { stdio: ['ignore', 'pipe', 'inherit'] });
      const [line] = await once(createInterface({ input: shell.stdout }), 'line');
      expect(line).toBe('both run');
      const hasExited = once(shell, 'exit');
      shell.kill(signal);
      await hasExited;
      // The output is closed when the last process that holds it has ended.
      if (!shell.stdout.closed) await once(shell.stdout, 'close');
    },
    30_000,
  );
});
