import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BEGUN } from '#renderer/features/campaigns/begun.ts';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { addressOf } from '#shared/routes.ts';

/** Chooses the community whose members the recipients are taken from. */
export function CommunityDialog({ campaignId, onClose }: { campaignId: number; onClose: () => void }) {
  const { t } = useTranslation(['campaigns', 'common']);
  const [id, setId] = useState<number | null>(null);
  return (
    <DialogFrame
      title={t('recipients.pickTitle')}
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          {id === null ? (
            <Button appearance="primary" disabled>
              {t('recipients.toMembers')}
            </Button>
          ) : (
            <ButtonLink
              to={addressOf('communities_show', { id })}
              search={{ tab: 'members', [BEGUN]: campaignId }}
              isPrimary
            >
              {t('recipients.toMembers')}
            </ButtonLink>
          )}
        </>
      }
    >
      <RecordPicker resource="communities" label={t('fields.community')} isRequired value={id} onChange={setId} />
    </DialogFrame>
  );
}
