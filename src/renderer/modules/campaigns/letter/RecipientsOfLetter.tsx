import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { useAudience } from './LetterBar.tsx';
import { recipientsOfLetter } from './opened.ts';

/** Loaded when it opens. */
const AssociateAudience = lazily(
  async () => (await import('#renderer/features/campaigns/members/MembersDialog.tsx')).AssociateAudience,
);

/** Offers those whom a letter is for as the recipients of the campaign that was made of it; nothing for any other. */
export function RecipientsOfLetter({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('letters');
  const client = useQueryClient();
  const audience = useAudience();
  const [isOpen, setOpen] = useState(false);
  const recipients = recipientsOfLetter(client, campaign.id);
  if (recipients === undefined || campaign.filterType !== null) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{t('opened.for', { audience: audience(recipients) })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => setOpen(true)}>{t('opened.choose')}</Button>
      </MessageBarActions>
      {isOpen && (
        <Suspense>
          <AssociateAudience campaign={campaign} recipients={recipients} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </MessageBar>
  );
}
