import { z } from 'zod';
// The names have a file of their own, so that the command-line check starts without loading zod.
import { errorCauses, warningCauses } from './cause-names.ts';

export const importType = z.enum(['users', 'relaypoints']);
export type ImportType = z.infer<typeof importType>;

export const importCause = z.enum([...errorCauses, ...warningCauses]);
export type ImportCause = z.infer<typeof importCause>;
