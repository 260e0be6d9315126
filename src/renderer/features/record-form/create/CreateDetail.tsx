import { useTranslation } from 'react-i18next';
import { useMissingText } from '#renderer/kit/form/SaveBar.tsx';
import type { FormSurvey } from '#renderer/kit/form/sections/survey.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { CallDraft } from '../call/useCallDraft.ts';

interface CreateDetailProps {
  survey: FormSurvey;
  /** Where what was typed is kept; null while nothing was typed. */
  storage: CallDraft['storage'] | null;
}

/** What is left to fill in of what is on the screen, and where the call is kept. */
export function CreateDetail({ survey, storage }: CreateDetailProps) {
  const { t } = useTranslation('recordForm');
  const { hour } = useFormat();
  const missing = useMissingText(survey);
  const { storedIn = null, storedAt = null } = storage ?? {};
  const kept = storedIn === null || storedAt === null ? null : t(`call.kept.${storedIn}`, { time: hour(storedAt) });
  return [missing, kept].filter((text) => text !== null).join(' · ');
}
