import { fileURLToPath } from 'node:url';

/** Path of the script that parses large responses. */
export const jsonWorker = fileURLToPath(new URL('../../src/main/api/json/worker.ts', import.meta.url));
