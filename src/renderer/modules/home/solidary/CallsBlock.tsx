import { Button, Spinner } from '@fluentui/react-components';
import { CallRegular, WarningRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap, useCan } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { openExternal, telOf } from '#renderer/kit/ui/external.ts';
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
  const [next, ...others] = calls;
  const shown = isExpanded ? others : others.slice(0, FIRST_CALLS);
  return (
    <Block
      title={t('solidary.calls.title')}
      detail={calls.length > 0 ? number(calls.length) : undefined}
      isBusy={data === undefined && error === null}
      actions={<RecordLink to={addressOf('solidaryrecords')}>{t('solidary.calls.all')}</RecordLink>}
    >
      {data === undefined && error === null && <Spinner size="tiny" aria-label={t('solidary.calls.loading')} />}
      {error !== null && (
        <BlockError error={error} subject={t('solidary.calls.title')} onRetry={() => void refetch()} />
      )}
      {next !== undefined && <NextCall call={next} />}
      {shown.length > 0 && (
        <ul
          className={isExpanded ? styles.longRows : styles.rows}
          aria-label={t('solidary.calls.then')}
          // A long list is scrolled by the keyboard.
          {...(isExpanded && { tabIndex: 0 })}
        >
          {shown.map((call) => (
            <CallRow key={call.row.id} call={call} />
          ))}
        </ul>
      )}
      {others.length > FIRST_CALLS && (
        <div>
          <Button size="small" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded
              ? t('solidary.calls.fewer')
              : t('solidary.calls.more', {
                  count: others.length - FIRST_CALLS,
                  number: number(others.length - FIRST_CALLS),
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

/** The call to make next: who, why, and the number to press. */
function NextCall({ call: { row, reason, days } }: { call: CallToMake }) {
  const { t } = useTranslation('home');
  const can = useCan();
  const format = useFormat();
  const telephone = row.telephone ? format.phone(row.telephone) : null;
  const tel = row.telephone ? telOf(row.telephone) : null;
  return (
    <div className={styles.next}>
      <div className={styles.nextWho}>
        <span className={styles.nextWhy}>
          <WarningRegular aria-hidden="true" />
          {t(`solidary.calls.reasons.${reason}`, { count: days })}
        </span>
        <span className={styles.nextName}>{personNameOf(row)}</span>
        {can('solidary_read') && (
          <RecordLink to={addressOf('solidaryrecords_show', { id: row.id })}>
            {t('solidary.calls.open', { id: row.id })}
          </RecordLink>
        )}
      </div>
      {telephone !== null && <span className={styles.nextNumber}>{telephone}</span>}
      {tel !== null && (
        <Button appearance="primary" size="large" icon={<CallRegular />} onClick={() => openExternal(tel)}>
          {t('solidary.calls.call')}
        </Button>
      )}
    </div>
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
