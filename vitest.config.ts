import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const node = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    environment: 'node' as const,
    // It imports electron, which tests replace.
    server: { deps: { inline: ['electron-store'] } },
  },
});

export default defineConfig({
  test: {
    projects: [
      node('unit', ['tests/unit/{main,shared,tools}/**/*.test.ts']),
      node('contract', ['tests/contract/**/*.test.ts']),
      // keytar against a Secret Service: `npm test` starts one around it.
      node('keychain', ['tests/keychain/**/*.test.ts']),
      {
        plugins: [react()],
        test: {
          name: 'dom',
          include: ['tests/unit/renderer/**/*.test.{ts,tsx}'],
          environment: 'jsdom' as const,
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node' as const,
          globalSetup: ['tests/support/e2e/setup.ts'],
          // Each file opens windows of its own: two at a time is what two cores carry.
          maxWorkers: 2,
          testTimeout: 90_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
