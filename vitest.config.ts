import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const node = (name: string, include: string[]) => ({ test: { name, include, environment: 'node' as const } });

export default defineConfig({
  test: {
    projects: [
      node('unit', ['tests/unit/{main,shared,tools}/**/*.test.ts']),
      node('contract', ['tests/contract/**/*.test.ts']),
      {
        plugins: [react()],
        test: { name: 'dom', include: ['tests/unit/renderer/**/*.test.{ts,tsx}'], environment: 'jsdom' as const },
      },
    ],
  },
});
