import { Button, Spinner } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap, useCan } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { addressOf } from '#shared/routes.ts';
import { Block } from '../Block.tsx';
import { BlockError } from '../BlockError.tsx';
import styles from '../Home.module.css';
import { useOpenRecords } from './useOpenRecords.ts';
import { type CallToMake, callsOf } from './whom.ts';

/** Calls shown at first: the most urgent. */
const FIRST_CALLS = 8;

/**
 * Whom to call today, from the rows of the open records, without reading a record. The most urgent are shown first; the
 * others after a click, in a scrolling list.
 */
export function CallsBlock() {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const { staleDays } = useBootstrap().config.solidary;
  const { data, error, refetch } = useOpenRecords();
  const calls = callsOf(data?.rows ?? [], { today: today(), staleDays });
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? calls : calls.slice(0, FIRST_CALLS);
  return (
    <Block
      title={t('solidary.calls.title')}
      isBusy={data === undefined && error === null}
      actions={<RecordLink to={addressOf('solidaryrecords')}>{t('solidary.calls.all')}</RecordLink>}
    >
      {data === undefined && error === null && <Spinner size="tiny" aria-label={t('solidary.calls.loading')} />}
      {error !== null && (
        <BlockError error={error} subject={t('solidary.calls.title')} onRetry={() => void refetch()} />
      )}
      {shown.length > 0 && (
        <ul
          className={isExpanded ? styles.longRows : styles.rows}
          aria-label={t('solidary.calls.title')}
          // A long list is scrolled by the keyboard.
          {...(isExpanded && { tabIndex: 0 })}
        >
          {shown.map((call) => (
            <CallRow key={call.row.id} call={call} />
          ))}
        </ul>
      )}
      {calls.length > FIRST_CALLS && (
        <div>
          <Button size="small" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded
              ? t('solidary.calls.fewer')
              : t('solidary.calls.more', {
                  count: calls.length - FIRST_CALLS,
                  number: number(calls.length - FIRST_CALLS),
                })}
          </Button>
        </div>
      )}
      {data !== undefined && (
        <p role="status" className={styles.text}>
          {calls.length === 0 && t('solidary.calls.none')}
        </p>
      )}
    </Block>
  );
}

function CallRow({ call: { row, reason, days } }: { call: CallToMake }) {
  const { t } = useTranslation('home');
  const can = useCan();
  const format = useFormat();
  const name = t('solidary.calls.record', { id: row.id, person: personNameOf(row) });
  const why = t(`solidary.calls.reasons.${reason}`, { count: days });
  return (
    <li className={styles.row}>
      {can('solidary_read') ? (
        <RecordLink to={addressOf('solidaryrecords_show', { id: row.id })}>{name}</RecordLink>
      ) : (
        <span>{name}</span>
      )}
      <span className={styles.text}>
        {[row.telephone && format.phone(row.telephone), why].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
