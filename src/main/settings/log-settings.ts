import { reasonText } from '#shared/config-reasons.ts';
import type { Log } from '../ports.ts';
import type { ReadConfig } from './sources.ts';

/** Writes down where settings were looked for, and what of them cannot be used. */
export function logSettings({ problems, lookedAt }: ReadConfig, log: Log): void {
  log('info', 'settings were read', { from: lookedAt });
  for (const problem of problems) {
    const place = lookedAt.find(({ source }) => source === problem.source)?.place;
    log('warn', 'a setting of the site cannot be used', {
      ...problem,
      reason: reasonText(problem.reason, 'en'),
      file: place,
    });
  }
}
