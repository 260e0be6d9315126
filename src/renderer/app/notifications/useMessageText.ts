import { useTranslation } from 'react-i18next';
import type { Notice } from '#renderer/kit/data/notify.ts';
import { type ErrorText, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';

export interface MessageText {
  /** The catalogue's text for the notice. */
  title: string;
  /** The reason, for an error. */
  reason: ErrorText | null;
}

/** Returns a function that translates a notice. */
export function useMessageText(): (notice: Notice) => MessageText {
  const { t } = useTranslation('notifications');
  const errorText = useErrorText();
  return ({ context, name, outcome, error, isOutcomeUnknown, causes, values }) => {
    // A Notice names only texts that exist; the compiler cannot join the three parts into one key.
    const key = `${context}.${name}.${outcome}` as 'generic.copied.success';
    const title = isOutcomeUnknown === true ? t('generic.unsure.error') : t(key, { ...values });
    if (error === undefined) return { title, reason: null };
    const reason = errorText(error, { context, causes, isWrite: isOutcomeUnknown });
    // The title already says that the outcome is unknown.
    const says = isOutcomeUnknown === true && (error.readBack === undefined || error.readBack === 'unseen');
    return { title, reason: says ? { ...reason, detail: undefined } : reason };
  };
}
