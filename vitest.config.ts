import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patience } from './tests/support/e2e/window.ts';
import { LongestFirst } from './tests/support/order.ts';
import { texts } from './tools/build/texts.ts';

/** Tests that replace modules, which the files after them would find replaced: each has a worker of its own. */
export const alone = [
  'tests/unit/main/{adapters,start}/**/*.test.ts',
  'tests/unit/renderer/kit/viewer/viewer.test.tsx',
];

const globalSetup = ['tests/support/temporary.ts'];
const inNode = {
  environment: 'node' as const,
  globalSetup,
  // A busy computer is slow, not wrong.
  testTimeout: 60_000,
  // It imports electron, which tests replace.
  server: { deps: { inline: ['electron-store'] } },
};
/** As the page is built. */
const inPage = [react({ jsxImportSource: '#jsx' }), texts()];
const inWindow = {
  environment: 'jsdom' as const,
  globalSetup,
  setupFiles: ['tests/support/dom-setup.ts'],
  // Another zone than that of most servers, whatever the computer: a time that is shown in the wrong one is seen.
  env: { TZ: 'Europe/Paris' },
};
const inBrowser = {
  environment: 'node' as const,
  // The browser is the worker's, for one file after the other.
  isolate: false,
  globalSetup: [...globalSetup, 'tests/support/e2e/setup.ts'],
  // Each file opens windows of its own; while one waits for what comes in its time, two others use the cores.
  maxWorkers: 3,
  // Nothing but a test that hangs is meant to meet these; what it waited for tells before them.
  testTimeout: 10 * patience,
  hookTimeout: 2 * patience,
  // Windows, a browser and a keychain of the system take part: what passes at its second try is said to, never hidden.
  retry: 1,
  expect: { poll: { timeout: patience } },
};
// What takes long is loading modules, which files share; what they leave behind in them is theirs to put away.
const together = { isolate: false, exclude: alone, unstubGlobals: true };

const withoutWaiting = { setupFiles: ['tests/support/no-waiting.ts'] };

export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...inNode,
          ...together,
          ...withoutWaiting,
          name: 'unit',
          include: ['tests/unit/{main,shared,training,tools}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...inNode,
          ...withoutWaiting,
          name: 'unit-alone',
          include: alone.filter((path) => path.endsWith('.ts')),
        },
      },
      {
        test: { ...inNode, ...together, ...withoutWaiting, name: 'contract', include: ['tests/contract/**/*.test.ts'] },
      },
      // keytar against a Secret Service: `npm test` starts one around it.
      { test: { ...inNode, name: 'keychain', include: ['tests/keychain/**/*.test.ts'] } },
      {
        plugins: inPage,
        test: { ...inWindow, ...together, name: 'dom', include: ['tests/unit/renderer/**/*.test.{ts,tsx}'] },
      },
      {
        plugins: inPage,
        test: { ...inWindow, name: 'dom-alone', include: alone.filter((path) => path.endsWith('.tsx')) },
      },
      { test: { ...inBrowser, name: 'e2e', include: ['tests/e2e/**/*.test.ts'] } },
      // What the packager makes over programs that stand in for Electron.
      {
        test: {
          ...inNode,
          name: 'packages',
          include: ['tests/packages/**/*.test.ts'],
          isolate: false,
          globalSetup: [...globalSetup, 'tests/support/packages/setup.ts'],
          hookTimeout: 60_000,
        },
      },
      // The packaged application itself, where it can be run: `npm run verify-packages` starts them.
      {
        test: {
          ...inNode,
          name: 'packed',
          include: ['tests/packed/**/*.test.ts'],
          globalSetup,
          testTimeout: 3 * patience,
        },
      },
      // What a page that was taken over, a hostile record or a hostile start may do with the built application.
      { test: { ...inBrowser, name: 'security', include: ['tests/security/**/*.test.ts'] } },
    ],
  },
});
