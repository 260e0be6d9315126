import { Badge, Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { type PendingChoice, useSolutions } from '../context.ts';
import { choiceOf } from './rows.ts';

interface ChoiceCellProps {
  choice: Omit<PendingChoice, 'matchingId'> & { matchingId: number | null };
  /** Which of the matches of people of this name it is, from 1. */
  nth: number;
}

/** The button that chooses a match, or its outcome once chosen, so that nothing is chosen twice. */
export function ChoiceCell({ choice, nth }: ChoiceCellProps) {
  const { t } = useTranslation('matching');
  const { number } = useFormat();
  const { record, writes, unconfirmed, choiceDisabledReason, open } = useSolutions();
  const { matchingId, driver, way } = choice;
  const state = choiceOf(record, unconfirmed, matchingId);
  if (state === 'chosen') return <Badge appearance="filled">{t('choose.chosen')}</Badge>;
  if (state === 'unconfirmed') {
    return (
      <Badge appearance="outline" title={t('choose.unconfirmedNote')}>
        {t('choose.unconfirmed')}
      </Badge>
    );
  }
  if (matchingId === null || choiceDisabledReason !== null) return null;
  const label = t('choose.buttonOf', { name: driver.name, way });
  return (
    <Button
      size="small"
      aria-label={nth === 1 ? label : t('choose.nth', { label, nth: number(nth) })}
      disabledFocusable={writes.isBusy}
      onClick={() => open({ kind: 'choose', choice: { ...choice, matchingId } })}
    >
      {t('choose.button')}
    </Button>
  );
}
