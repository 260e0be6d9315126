import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { addressOf } from '#shared/routes.ts';
import type { EditEnd } from './useEdit.ts';

interface EditEndBarProps {
  end: EditEnd;
  /** It may have been saved: the record has to be read before it is sent again. */
  isUnsure: boolean;
  isReading: boolean;
  /** Reads the record again, after which it can be saved again. */
  onCheck: () => void;
  /** Fills a new record with what the form holds. */
  onCopy: () => void;
}

/** Says how the last save ended, where it is not simply saved (docs/screens/07-solidary-records.md §5.4 and §6.2). */
export function EditEndBar({ end, isUnsure, isReading, onCheck, onCopy }: EditEndBarProps) {
  const { t } = useTranslation('recordForm');
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
    <MessageBar intent={isUnsure || outcome === 'newer' ? 'warning' : 'error'} layout="multiline" role="alert">
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
            <Button disabledFocusable={isReading} onClick={() => !isReading && onCheck()}>
              {t('edit.end.check')}
            </Button>
          )}
          {offersCopy && <Button onClick={onCopy}>{t('edit.end.copy')}</Button>}
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
