import { recordStatusLabel } from '#renderer/features/solidary/records/status.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { RecordState } from './guards.ts';

/** Returns a function that gives the texts of a status and a progression. */
export function useStatusTexts(): (state: RecordState) => { status: string; percent: string } {
  const translate = useTranslate();
  const format = useFormat();
  return ({ status, progression }) => ({
    status: translate(recordStatusLabel(status)),
    percent: format.share(progression / 100),
  });
}
