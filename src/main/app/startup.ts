import type { Log } from '../ports.ts';

export type StartupPhase = 'configured' | 'ready' | 'composed' | 'windowCreated' | 'windowShown';

/**
 * Marks a phase of the start on the performance timeline and logs the milliseconds since the process started, so that a
 * slow start can be analysed from the log.
 */
export function markStartup(log: Log, phase: StartupPhase): void {
  const { startTime } = performance.mark(`escale:${phase}`);
  log('info', `start-up: ${phase}`, { milliseconds: Math.round(startTime) });
}
