import type { Log } from '../ports.ts';
import type { ReadConfig } from './sources.ts';

/** Writes down where settings were looked for, and what of them cannot be used. */
export async function logSettings({ problems, lookedAt }: ReadConfig, log: Log): Promise<void> {
  log('info', 'settings were read', { from: lookedAt });
  if (problems.length === 0) return;
  // Loaded only where there is a problem: the window does not wait for the texts otherwise.
  const { reasonText } = await import('#shared/config-reasons.ts');
  for (const problem of problems) {
    const place = lookedAt.find(({ source }) => source === problem.source)?.place;
    log('warn', 'a setting of the site cannot be used', {
      ...problem,
      reason: reasonText(problem.reason, 'en'),
      file: place,
    });
  }
}
