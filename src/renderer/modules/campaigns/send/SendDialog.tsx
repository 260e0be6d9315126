import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import type { ConfirmGate } from '#renderer/kit/actions/confirm/levels.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { DRAFT } from '#shared/resources/campaigns/index.ts';
import { type Readiness, type SendMode, TO_RECIPIENTS } from '#shared/resources/campaigns/sending.ts';

interface SendDialogProps {
  mode: SendMode;
  readiness: Readiness;
  /** How many people the message goes to. */
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * The question before a sending (docs/screens/04-campaigns.md §6): a sentence to tick before the first test, which
 * fixes everything; the number of recipients to type before the mass sending.
 */
export function SendDialog({ mode, readiness: { campaign, fixed }, count, onConfirm, onClose }: SendDialogProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const email = campaign.creatorEmail ?? t('send.noAddress');
  const values = { count, shown: format.number(count), email };
  const at = fixed?.at ?? campaign.updatedDate;
  const kind = mode === TO_RECIPIENTS ? 'mass' : campaign.status === DRAFT ? 'first' : 'again';
  const gates: Readonly<Record<typeof kind, ConfirmGate>> = {
    first: { level: 'acknowledge', sentence: t('send.first.sentence', values) },
    again: { level: 'confirm' },
    mass: { level: 'typeToConfirm', expected: String(count) },
  };
  return (
    <ConfirmDialog
      title={t(`send.${kind}.title`, values)}
      gate={gates[kind]}
      isSending
      button={t(`send.${kind}.button`, values)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {kind === 'mass' ? (
        <>
          <p>{at === null ? t('send.mass.textUndated') : t('send.mass.text', { date: format.dateTime(at) })}</p>
          <p>{t('send.mass.final')}</p>
        </>
      ) : (
        <p>{t(`send.${kind}.text`, values)}</p>
      )}
    </ConfirmDialog>
  );
}
