import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { Campaign } from '#shared/resources/campaigns/index.ts';

const DuplicateDialog = lazily(async () => (await import('../duplicate/DuplicateDialog.tsx')).DuplicateDialog);

/** Says that the first test fixed the content, and offers a copy to edit. */
export function FixedBar({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('message');
  const format = useFormat();
  const can = useCan();
  const [isDuplicating, setDuplicating] = useState(false);
  const { updatedDate } = campaign;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {updatedDate === null ? t('form.fixedUndated') : t('form.fixed', { date: format.date(updatedDate) })}
      </MessageBarBody>
      <MessageBarActions>
        {can('campaign_create') && <Button onClick={() => setDuplicating(true)}>{t('form.duplicate')}</Button>}
      </MessageBarActions>
      <Suspense>
        {isDuplicating && <DuplicateDialog record={campaign} onClose={() => setDuplicating(false)} />}
      </Suspense>
    </MessageBar>
  );
}
