import { basename, join } from 'node:path';
import type { Unpacked } from '../verify/unpacked.ts';

/** The program of a packaged application: on macOS, the one in its bundle. */
export const programOf = ({ app, system }: Pick<Unpacked, 'app' | 'system'>): string =>
  system === 'mac' ? join(app, 'Contents/MacOS', basename(app, '.app')) : app;
