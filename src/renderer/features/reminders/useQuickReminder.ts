import { useTranslation } from 'react-i18next';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { AppError } from '#shared/errors.ts';
import { saveReminder } from './calls.ts';
import { momentAt, tomorrow, tonight } from './moments.ts';
import { LONGEST_NOTE, type RemindedRecord } from './useReminderForm.ts';
import { useReminders } from './useReminders.ts';

/** What came of a reminder of one press; `asked` where a former one would be lost, so that the person has to choose. */
export type QuickReminder = { outcome: 'saved'; isOnDisk: boolean; when: string } | { outcome: 'asked' | 'failed' };

/**
 * Sets a reminder of a record in one press: tonight, or tomorrow once the evening has begun. A record has one reminder:
 * a note for the same moment is added to it, any other is never replaced (docs/screens/07-solidary-records.md §3.4).
 */
export function useQuickReminder(record: RemindedRecord): {
  isEvening: boolean;
  isPending: boolean;
  error: AppError | null;
  remind: (note: string) => Promise<QuickReminder>;
} {
  const { t } = useTranslation('reminders');
  const format = useFormat();
  const { data } = useReminders();
  const { isPending, error, run } = useActionMutation<{ isOnDisk: boolean }>();
  const now = momentAt(Date.now());
  const evening = tonight(now);
  const moment = evening ?? tomorrow(now);
  return {
    isEvening: evening !== null,
    isPending,
    error,
    remind: async (note) => {
      const former = data?.reminders.find(({ recordId }) => recordId === record.id);
      const isSame = former === undefined || (former.day === moment.day && former.time === moment.time);
      const text = [former?.note, note].filter(Boolean).join('\n');
      // Where the list cannot be read there may be a former one.
      if (data?.isRead !== true || !isSame || text.length > LONGEST_NOTE) return { outcome: 'asked' };
      const { id, person, telephone } = record;
      const saved = await run(() => saveReminder({ recordId: id, person, telephone, note: text, ...moment }));
      if (saved === undefined) return { outcome: 'failed' };
      return { outcome: 'saved', ...saved, when: t('at', { day: format.shortDay(moment.day), time: moment.time }) };
    },
  };
}
