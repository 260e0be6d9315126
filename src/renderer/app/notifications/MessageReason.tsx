import { useTranslation } from 'react-i18next';
import type { ErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';

/** The reason of a failure: what went wrong, what to do, and likely causes, labelled as such. */
export function MessageReason({ reason: { title, detail, causes } }: { reason: ErrorText }) {
  const { t } = useTranslation();
  const lines = [title, detail, ...(causes.length > 0 ? [t('states.causes'), ...causes] : [])];
  return lines.filter(Boolean).map((line) => <p key={line}>{line}</p>);
}
