import type { Clock, Log } from '../ports.ts';
import { LogAllowance } from './allowance.ts';
import { createLog } from './log.ts';
import { QueuedLines } from './queued-lines.ts';
import { RotatingFile } from './rotating-file.ts';

interface LogFileOptions {
  folder: string;
  redact(text: string): string;
  clock: Clock;
}

/** The application's log. */
export interface OpenLog {
  log: Log;
  /** Writes what is not on disk yet before it returns: for the end of the process. Never throws. */
  flush(): void;
}

/** Opens the log in a folder: bounded per minute, and written without anything waiting for it. */
export function openLog({ folder, redact, clock }: LogFileOptions): OpenLog {
  const now = () => clock.now();
  const lines = new QueuedLines(new RotatingFile({ folder, name: 'escale' }));
  // The line that reports dropped lines is written even above the bound.
  const warn = createLog({ write: (line) => void lines.add(line), redact, now });
  const allowance = new LogAllowance({
    clock,
    onLeftOut: (leftOut) => warn('warn', 'the log left lines out: there were too many in a minute', { ...leftOut }),
  });
  const log = createLog({
    admits: (level) => allowance.admits(level),
    write: (line, level) => {
      const bytes = lines.add(line);
      if (bytes === null) allowance.leaveOut(level);
      else allowance.count(level, bytes);
    },
    redact,
    now,
  });
  return {
    log,
    flush: () => {
      allowance.report();
      lines.flushNow();
    },
  };
}
