// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { root } from './machine.mjs';
import { run } from './spawn.mjs';

/** Node from the npm package `node`, in the version that Electron embeds. */
export const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Runs a script of the checkout on the pinned Node and answers its exit code.
 * @param {string} script path from the root
 * @param {readonly string[]} args
 */
export function runOnPinnedNode(script, args) {
  if (!existsSync(pinnedNode)) {
    throw new Error(`The pinned Node is missing (${pinnedNode}): remove node_modules and run the command again.`);
  }
  const env = {
    ...process.env,
    PATH: [dirname(pinnedNode), process.env.PATH].filter(Boolean).join(delimiter),
    // Downloads use the proxy of the environment variables, as npm does.
    NODE_USE_ENV_PROXY: '1',
  };
  return run(pinnedNode, [join(root, script), ...args], { env });
}
