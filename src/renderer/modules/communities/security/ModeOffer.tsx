import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failureNotice, noticeOf, useNotify } from '#renderer/kit/data/notify.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { changeRecord } from '#renderer/kit/resource/calls.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { toAppError } from '#shared/failure.ts';
import { byLoginFile, type Community } from '#shared/resources/communities/index.ts';
import { validationLabel } from '../labels.ts';

const notice = { context: 'communities', name: 'updated' } as const;

/** Offers the secured mode to a community that has a login file without it: the upload does not change the mode. */
export function ModeOffer({ community: { id, validationType } }: { community: Community }) {
  const { t } = useTranslation('communitySecurities');
  const text = useTranslate();
  const client = useQueryClient();
  const notify = useNotify();
  const mutation = useActionMutation();

  const secure = () =>
    mutation.run(async () => {
      try {
        await changeRecord('communities', id, { validationType: byLoginFile });
      } catch (thrown) {
        notify(failureNotice(notice, toAppError(thrown)));
        throw thrown;
      } finally {
        void client.invalidateQueries({ queryKey: keys.resource('communities') });
      }
      notify(noticeOf(notice, 'success'));
    });

  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('mode.title')}</MessageBarTitle>
        {validationType !== null && t('mode.text', { mode: text(validationLabel(validationType)) })}
      </MessageBarBody>
      <MessageBarActions>
        <Button disabledFocusable={mutation.isPending} onClick={secure}>
          {t('mode.button')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
