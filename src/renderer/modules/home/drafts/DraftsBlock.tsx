import { Button } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { useRecentRecords } from '#renderer/kit/list/recent/useRecent.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { UnreadListBar } from '#renderer/kit/ui/states/UnreadListBar.tsx';
import { useDrawn } from '#renderer/kit/ui/useDrawn.ts';
import { toAppError } from '#shared/failure.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { callDraft } from '#shared/record-drafts.ts';
import { addressOf, isRouteName } from '#shared/routes.ts';
import { Block } from '../Block.tsx';
import { BlockError } from '../BlockError.tsx';
import styles from '../Home.module.css';

type Draft = ResponseOf<'drafts.list'>['drafts'][number];

const draftsKey = ['drafts'] as const;

/** Drafts that home shows before it is asked for all of them: a day leaves many. */
const newest = 10;
/** Drafts that one frame draws. */
const perFrame = 25;

/** Lists unsaved drafts: each opens in its form, or is discarded (docs/screens/01-shell-home.md §6, §9). */
export function DraftsBlock() {
  const { t } = useTranslation('home');
  const { structures } = useSignedIn();
  const { data, error, refetch } = useQuery({
    queryKey: draftsKey,
    queryFn: ({ signal }) => read('drafts.list', undefined, { signal }),
    // Drafts outside of forms, such as the composer of a record, are restored where they were typed.
    select: ({ drafts, isRead }) => ({
      isRead,
      drafts: drafts.filter((draft) =>
        // The call of a structure that the person no longer operates cannot be taken up.
        isCall(draft) ? structures.some(({ id }) => id === draft.record) : isRouteName(formOf(draft)),
      ),
    }),
    refetchOnMount: 'always',
  });
  if (error === null && (data === undefined || (data.isRead && data.drafts.length === 0))) return null;
  const title = t('drafts.title');
  return (
    <Block title={title}>
      {error !== null && <BlockError error={error} subject={title} onRetry={() => void refetch()} />}
      {data?.isRead === false && <UnreadListBar what="drafts" onRetry={refetch} />}
      {data !== undefined && data.drafts.length > 0 && (
        <>
          <p className={styles.text}>{t('drafts.text')}</p>
          <DraftRows drafts={data.drafts} />
        </>
      )}
    </Block>
  );
}

/** The newest drafts, and the others on demand. */
function DraftRows({ drafts }: { drafts: readonly Draft[] }) {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const showAll = () => {
    flushSync(() => setWhole(true));
    // The button is gone: the focus goes on with the first row that it added.
    list.current?.children[newest]?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <>
      <ul ref={list} className={styles.rows}>
        {isWhole ? <AllRows drafts={drafts} /> : drafts.slice(0, newest).map(rowOf)}
      </ul>
      {!isWhole && drafts.length > newest && (
        <Button size="small" onClick={showAll}>
          {t('drafts.showAll', { shown: number(drafts.length) })}
        </Button>
      )}
    </>
  );
}

const AllRows = ({ drafts }: { drafts: readonly Draft[] }) =>
  drafts.slice(0, useDrawn(drafts.length, perFrame)).map(rowOf);

function rowOf(draft: Draft) {
  const Row = isCall(draft) ? CallDraftRow : FormDraftRow;
  return <Row key={`${draft.resource}/${draft.record ?? draft.draft ?? ''}`} draft={draft} />;
}

/** Whether a draft is that of a call (the form of a new solidary record); its number is that of the structure. */
const isCall = ({ resource }: Draft): boolean => resource === callDraft;

/** Name of the page of a draft's form. */
const formOf = ({ resource, record }: Draft): string => `${resource}_${record === null ? 'create' : 'edit'}`;

function FormDraftRow({ draft }: { draft: Draft }) {
  const { t } = useTranslation(['home', 'routes']);
  const recent = useRecentRecords();
  const { resource, record } = draft;
  const route = formOf(draft);
  // The draft belongs to a form that this version does not have.
  if (!isRouteName(route)) return null;
  const form = t(`routes:${route}.title`);
  const name = recent.find(({ module, id }) => module === resource && id === record)?.name;
  const label =
    record === null
      ? form
      : t('home:drafts.ofRecord', { form, record: name ?? t('home:drafts.number', { id: record }) });
  return <DraftRow draft={draft} label={label} to={addressOf(route, record === null ? {} : { id: record })} />;
}

/** A call that was not finished: it is taken up on the page of a new record, for its structure. */
function CallDraftRow({ draft }: { draft: Draft }) {
  const { t } = useTranslation('home');
  const { structures, currentStructureId } = useSignedIn();
  const structure = structures.find(({ id }) => id === draft.record);
  if (structure === undefined) return null;
  const isCurrent = structure.id === currentStructureId;
  const label = t(isCurrent ? 'drafts.call' : 'drafts.callElsewhere', { structure: structure.name });
  return <DraftRow draft={draft} label={label} to={isCurrent ? addressOf('solidaryrecords_create') : null} />;
}

interface DraftRowProps {
  draft: Draft;
  label: string;
  /** Null where it cannot be opened from here. */
  to: string | null;
}

function DraftRow({ draft, label, to }: DraftRowProps) {
  const { t } = useTranslation('home');
  const forget = useForget();
  const { savedAt } = draft;
  return (
    <li className={styles.row}>
      <span>
        {to === null ? label : <RecordLink to={to}>{label}</RecordLink>}{' '}
        <span className={styles.text}>
          <Moment value={savedAt} />
        </span>
      </span>
      <Button
        size="small"
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={t('drafts.forgetOne', { label })}
        onClick={() => void forget(draft)}
      >
        {t('drafts.forget')}
      </Button>
    </li>
  );
}

/** Discards a draft, with an undo in the message. */
function useForget() {
  const notify = useNotify();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: draftsKey });
  return async ({ resource, record, draft }: Draft) => {
    const place = { resource, record, draft };
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
