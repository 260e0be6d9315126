import { basename } from 'node:path';
import { AppFailure } from '#shared/failure.ts';
import { checkIds } from '#shared/ipc/check.ts';
import type { Locale } from '#shared/preferences.ts';
import { replaceFile, writeText } from '../files/whole-file.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { Dialogs, Files } from '../ports.ts';
import type { CheckPorts } from './check.ts';
import type { Finding } from './findings.ts';
import type { ReportOptions } from './report.ts';

/** What the check on the page needs: the ports of its probes, and how its report is written. */
export interface CheckServices {
  ports: CheckPorts;
  redact: ReportOptions['redact'];
  logFolder: string;
}

/** Handlers of the check of a workstation. Its code is loaded with the first check. */
export function checkHandlers(
  { ports, redact, logFolder }: CheckServices,
  { dialogs, files }: { dialogs: Dialogs; files: Files },
): HandlersOf<'check'> {
  const { own, settings, clock } = ports;
  let last: { findings: readonly Finding[]; at: number } | null = null;
  const write = async (locale: Locale, { findings, at }: NonNullable<typeof last>) => {
    const { reportOf } = await import('./report.ts');
    return reportOf(findings, locale, { own, settings, redact, now: at });
  };
  return {
    'check.run': async ({ locale }, { signal, progress }) => {
      const { checkWorkstation } = await import('./check.ts');
      const findings = await checkWorkstation(ports, signal, (done) =>
        progress({ phase: 'verify', done, total: checkIds.length }),
      );
      signal.throwIfAborted();
      last = { findings, at: clock.now() };
      return write(locale, last);
    },
    'check.save': async (_, { signal }) => {
      if (last === null) throw new AppFailure({ kind: 'refused', platformText: 'nothing was checked' });
      const target = await dialogs.chooseSavePath('escale-diagnostics.zip');
      if (target === null) throw new AppFailure({ kind: 'cancelled' });
      const { makeDiagnostics } = await import('./diagnostics.ts');
      const zip = await makeDiagnostics({ report: await write('en', last), settings, logFolder, redact });
      await replaceFile(files, target, (path) => writeText(files, path, [zip], signal));
      return { fileName: basename(target) };
    },
  };
}
