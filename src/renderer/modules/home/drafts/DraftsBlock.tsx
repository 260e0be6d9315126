import { Button } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useRecentRecords } from '#renderer/kit/list/recent/useRecent.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { toAppError } from '#shared/failure.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { addressOf, isRouteName } from '#shared/routes.ts';
import { Block } from '../Block.tsx';
import { BlockError } from '../BlockError.tsx';
import styles from '../Home.module.css';

type Draft = ResponseOf<'drafts.list'>[number];

const draftsKey = ['drafts'] as const;

/** Lists unsaved drafts: each opens in its form, or is discarded (docs/screens/01-shell-home.md §6, §9). */
export function DraftsBlock() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useQuery({
    queryKey: draftsKey,
    queryFn: ({ signal }) => read('drafts.list', undefined, { signal }),
    // What is typed beside a form, such as an action of a record, is put back where it was typed.
    select: (drafts) => drafts.filter((draft) => isRouteName(formOf(draft))),
    refetchOnMount: 'always',
  });
  if (error === null && (data === undefined || data.length === 0)) return null;
  const title = t('drafts.title');
  return (
    <Block title={title}>
      {error !== null && <BlockError error={error} subject={title} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <>
          <p className={styles.text}>{t('drafts.text')}</p>
          <ul className={styles.rows}>
            {data.map((draft) => (
              <DraftRow key={`${draft.resource}/${draft.record ?? ''}`} draft={draft} />
            ))}
          </ul>
        </>
      )}
    </Block>
  );
}

/** Name of the page of a draft's form. */
const formOf = ({ resource, record }: Draft): string => `${resource}_${record === null ? 'create' : 'edit'}`;

function DraftRow({ draft }: { draft: Draft }) {
  const { t } = useTranslation(['home', 'routes']);
  const { relative } = useFormat();
  const forget = useForget();
  const recent = useRecentRecords();
  const { resource, record, savedAt } = draft;
  const route = formOf(draft);
  // A draft of a form that this version does not have.
  if (!isRouteName(route)) return null;
  const form = t(`routes:${route}.title`);
  const name = recent.find(({ module, id }) => module === resource && id === record)?.name;
  const label =
    record === null
      ? form
      : t('home:drafts.ofRecord', { form, record: name ?? t('home:drafts.number', { id: record }) });
  return (
    <li className={styles.row}>
      <span>
        <RecordLink to={addressOf(route, record === null ? {} : { id: record })}>{label}</RecordLink>{' '}
        <time dateTime={savedAt} className={styles.text}>
          {relative(savedAt)}
        </time>
      </span>
      <Button
        size="small"
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={t('home:drafts.forgetOne', { label })}
        onClick={() => void forget(draft)}
      >
        {t('home:drafts.forget')}
      </Button>
    </li>
  );
}

/** Discards a draft, with an undo in the message. */
function useForget() {
  const notify = useNotify();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: draftsKey });
  return async ({ resource, record }: Draft) => {
    const place = { resource, record };
    try {
      const kept = await read('drafts.get', place);
      await invoke('drafts.drop', place);
      const undo = async () => {
        if (kept !== null) await invoke('drafts.save', { ...place, content: kept.content });
        await refresh();
      };
      notify({ context: 'drafts', name: 'forgotten', outcome: 'success', ...(kept !== null && { undo }) });
    } catch (thrown) {
      notify({ context: 'drafts', name: 'forgotten', outcome: 'error', error: toAppError(thrown) });
    }
    await refresh();
  };
}
