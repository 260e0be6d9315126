import { Button, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { addressOf } from '#shared/routes.ts';
import type { EditEnd } from './useEdit.ts';
import type { EditFormState } from './useEditForm.ts';

interface EditEndBarProps {
  form: EditFormState;
  isReading: boolean;
  /** Reads the record again, after which it can be saved again. */
  onCheck: () => Promise<void>;
}

/** Says how the last save ended, where it is not simply saved (docs/screens/07-solidary-records.md §5.4 and §6.2). */
export function EditEndBar({ form, ...props }: EditEndBarProps) {
  const { end, phase } = form.record;
  return end !== null && phase === 'open' && <EndBar form={form} end={end} {...props} />;
}

function EndBar({ form, end, isReading, onCheck }: EditEndBarProps & { end: EditEnd }) {
  const { t } = useTranslation('recordForm');
  // It may have been saved: the record has to be read before it is sent again.
  const { isUnsure } = form.record;
  const errorText = useErrorText();
  const outcome = 'error' in end ? null : end.result.outcome;
  // Somebody else was quicker: nothing failed.
  const isOvertaken = outcome === 'newer' || outcome === 'gone';
  const newest = 'error' in end ? null : end.result.newest;
  const offersCopy = 'result' in end && end.isReplacement && (outcome === 'halfDone' || outcome === 'notDone');
  const text = () => {
    if ('error' in end) {
      const { title, detail } = errorText(end.error, { context: 'solidaryrecords', isWrite: true });
      return { title, detail };
    }
    const key = end.result.outcome;
    if (key === 'changed' || key === 'replaced') return null;
    return { title: t(`edit.end.${key}.title`), detail: t(`edit.end.${key}.text`) };
  };
  const message = text();
  if (message === null) return null;
  return (
    <AlertBar intent={isUnsure || outcome === 'newer' ? 'warning' : 'error'}>
      <MessageBarBody>
        <MessageBarTitle>{message.title}</MessageBarTitle>
        {sentences(message.detail ?? '', t('edit.end.kept'))}{' '}
        {newest !== null && (
          <RecordLink to={addressOf('solidaryrecords_show', { id: newest.id })}>
            {t('edit.end.newest', { id: newest.id })}
          </RecordLink>
        )}
        {!isOvertaken && <SupportContact error={'error' in end ? end.error : null} />}
      </MessageBarBody>
      {(isUnsure || offersCopy) && (
        <MessageBarActions>
          {isUnsure && (
            <Button disabledFocusable={isReading} onClick={() => !isReading && void onCheck()}>
              {t('edit.end.check')}
            </Button>
          )}
          {offersCopy && <Button onClick={form.copy}>{t('edit.end.copy')}</Button>}
        </MessageBarActions>
      )}
    </AlertBar>
  );
}
