import { Badge, Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { type PendingChoice, useSolutions } from '../context.ts';
import { choiceOf } from './rows.ts';

interface ChoiceCellProps {
  choice: Omit<PendingChoice, 'matchingId'> & { matchingId: number | null };
}

/** The button that chooses a match, or in its place what became of it: nothing is ever chosen twice. */
export function ChoiceCell({ choice }: ChoiceCellProps) {
  const { t } = useTranslation('matching');
  const { record, writes, unconfirmed, choiceWithheld, open } = useSolutions();
  const { matchingId, driver } = choice;
  const state = choiceOf(record, unconfirmed, matchingId);
  if (state === 'chosen') return <Badge appearance="filled">{t('choose.chosen')}</Badge>;
  if (state === 'unconfirmed') {
    return (
      <Badge appearance="outline" title={t('choose.unconfirmedNote')}>
        {t('choose.unconfirmed')}
      </Badge>
    );
  }
  if (matchingId === null || choiceWithheld !== null) return null;
  return (
    <Button
      size="small"
      aria-label={t('choose.buttonOf', { name: driver.name })}
      disabledFocusable={writes.isBusy}
      onClick={() => open({ kind: 'choose', choice: { ...choice, matchingId } })}
    >
      {t('choose.button')}
    </Button>
  );
}
