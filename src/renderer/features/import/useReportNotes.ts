import { useTranslation } from 'react-i18next';
import { hasNoReason } from '#renderer/kit/ui/errors/catalogue.ts';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import type { AppError } from '#shared/errors.ts';
import type { ImportKindName } from '#shared/import/kinds.ts';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import { kindTexts } from './kind-texts.ts';

/** A note of the report about all lines together, and what to do about it. */
export interface ReportNote {
  id: 'allAdded' | 'stopped' | 'uncertain';
  intent: 'success' | 'warning' | 'error';
  title?: string;
  text: string;
}

/** Builds the notes on an import beside its lines, the worst first. */
export function useReportNotes(kind: ImportKindName, result: ImportResult): ReportNote[] {
  const { t } = useTranslation('import');
  const errorText = useErrorText();
  const { counts, lines, stopped, notSentFrom } = result;

  /** Text for an error that may have occurred in the middle of a batch: other texts say that all of it was refused. */
  function failedInside(error: AppError): string {
    const reasonText = error.platformText;
    return hasNoReason(reasonText) ? t('report.failedInside') : t('report.failedInsideSaying', { text: reasonText });
  }

  /** Builds the note on why the import ended, and from where it can be resumed. */
  function ended(error: AppError): ReportNote {
    const reported = errorText(error, { context: 'import' });
    const isInside = counts.uncertain > 0 && error.status !== undefined && error.kind !== 'network';
    const title = isInside ? failedInside(error) : reported.title;
    const { detail } = reported;
    if (notSentFrom === undefined) return { id: 'stopped', intent: 'error', text: title };
    const resumeText = t('report.notSentFrom', { line: notSentFrom });
    if (error.kind === 'cancelled') {
      return { id: 'stopped', intent: 'warning', title: t('report.interrupted'), text: resumeText };
    }
    // Other texts advise a retry, which would send again lines that may have arrived.
    const why = [title, error.kind === 'denied' ? detail : undefined].filter((text) => text !== undefined);
    const text = [...why.map((note) => note.replace(/\.?$/u, '.')), resumeText].join(' ');
    return { id: 'stopped', intent: 'error', title: t('report.stopped'), text };
  }

  const notes: ReportNote[] = [];
  if (stopped !== undefined) notes.push(ended(stopped));
  if (counts.uncertain > 0) {
    notes.push({ id: 'uncertain', intent: 'warning', text: t(kindTexts[kind].uncertain) });
  }
  // The lines of earlier attempts are counted, and not listed.
  const isAllAdded = counts.existing + counts.updated + counts.refused + counts.notSent === 0;
  if (notes.length === 0 && lines.length === 0 && isAllAdded) {
    notes.push({ id: 'allAdded', intent: 'success', text: t('report.allAdded') });
  }
  return notes;
}
