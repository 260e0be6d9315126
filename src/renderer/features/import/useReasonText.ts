import { useTranslation } from 'react-i18next';
import { errorCauses, warningCauses } from '#shared/import/cause-names.ts';
import type { ImportCause } from '#shared/import/causes.ts';
import { type LineReason, refusalOf } from '#shared/import/refusals.ts';
import type { PastLine } from '#shared/ipc/import-history.ts';
import { useCauseTexts } from './useCauseTexts.ts';

const causes: ReadonlySet<LineReason> = new Set([...errorCauses, ...warningCauses]);
const isCause = (reason: LineReason): reason is ImportCause => causes.has(reason);

/** Returns a function that says in plain words why a line was refused or left out. */
export function useReasonText(): (about: Pick<PastLine, 'reason' | 'column'>) => string {
  const { t } = useTranslation('import');
  const causeTexts = useCauseTexts();
  return ({ reason, column }) => {
    if (reason === null) return t('history.noReason');
    return isCause(reason) ? causeTexts({ cause: reason, column }).title : t(`refusals.${reason}`);
  };
}

/** Returns a function that says a message of the platform about a line in plain words; the message where it is unknown. */
export function usePlainMessage(): (message: string) => string {
  const reasonText = useReasonText();
  return (message) => {
    const refusal = refusalOf(message);
    return refusal.reason === 'other' || refusal.reason === 'unsaid' ? message : reasonText(refusal);
  };
}
