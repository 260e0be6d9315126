import type { Log } from '../ports.ts';

export type StartupPhase = 'configured' | 'ready' | 'composed' | 'windowCreated' | 'windowShown' | 'sessionRestored';

/**
 * Marks a phase of the start on the process's own performance timeline and logs its distance from the start of the
 * process, in milliseconds, so that a slow start can be read from a log.
 */
export function markStartup(log: Log, phase: StartupPhase): void {
  const { startTime } = performance.mark(`escale:${phase}`);
  log('info', `start-up: ${phase}`, { milliseconds: Math.round(startTime) });
}
