import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseDialog } from '#renderer/features/record-actions/dialogs/CloseDialog.tsx';
import { subjectOf } from '#renderer/features/record-actions/subject.ts';
import type { RecordPartProps } from '#renderer/features/solidary/records/known-record.ts';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { withinSentence } from '#renderer/kit/ui/show/within-sentence.ts';
import { DeniedState } from '#renderer/kit/ui/states/DeniedState.tsx';
import { knownAction } from '#shared/resources/solidaryrecords/actions.ts';
import { isOpen } from '#shared/resources/solidaryrecords/status.ts';
import { contactedOf } from './contact/contacted.ts';
import { useRememberedContacts } from './contact/useRememberedContacts.ts';
import styles from './external-journeys.module.css';
import { EmptyResult } from './results/EmptyResult.tsx';
import { Results } from './results/Results.tsx';
import { type ResultRow, resultRows } from './results/rows.ts';
import { useAnswersInSight } from './results/useAnswersInSight.ts';
import { draftOf, draftOfRow, problemsOf, type SearchDraft, type Way, ways } from './search/draft.ts';
import { ProviderLines } from './search/ProviderLines.tsx';
import { SearchForm } from './search/SearchForm.tsx';
import { useExternalSearch } from './search/useExternalSearch.ts';
import { WayChoice } from './search/WayChoice.tsx';

const ContactDialog = lazily(async () => (await import('./contact/ContactDialog.tsx')).ContactDialog);

type Zone = Pick<RecordPartProps, 'id' | 'record' | 'row' | 'isReadable'>;

/**
 * The tab of external journeys of a record (docs/screens/10-external-journeys.md §3). No provider is called when it
 * opens, only by `Rechercher`.
 */
export function ExternalJourneys(props: Zone) {
  const { t } = useTranslation('externaljourneys');
  const { record, row, isReadable } = props;
  // While the record is being read, its row is not used, because the form is filled only once.
  const initial = initialDrafts(record, isReadable ? null : row);
  if (initial === null) return <p>{t('notRead')}</p>;
  return <JourneySearch key={props.id} {...props} isReadable={isReadable} initial={initial} />;
}

/** The form of both ways; null while nothing is known of the record. */
function initialDrafts(record: Zone['record'], row: Zone['row']): Record<Way, SearchDraft> | null {
  if (record !== null) return { outward: draftOf(record, 'outward'), back: draftOf(record, 'back') };
  return row === null ? null : { outward: draftOfRow(row, 'outward'), back: draftOfRow(row, 'back') };
}

type Task = { kind: 'contact'; row: ResultRow } | { kind: 'close' } | null;

function JourneySearch({ id, record, row, isReadable, initial }: Zone & { initial: Record<Way, SearchDraft> }) {
  const { t, i18n } = useTranslation('externaljourneys');
  const can = useCan();
  const providers = useSignedIn().externalProviders;
  const search = useExternalSearch(id, initial, providers);
  const remembered = useRememberedContacts(id);
  const [task, setTask] = useState<Task>(null);
  const { way, isBoth, drafts, lines, isRunning } = search;
  const subject = subjectOf(record, row, isReadable);
  const hasReturn = record?.isRoundTrip === true || row?.proposalType === 'roundtrip';
  const wanted: readonly Way[] = isBoth ? ways : [way];
  const chosen = wanted.map((one) => [one, drafts[one]] as const);
  // Problems of the visible journey are shown by its own form.
  const other = chosen.find(([one, draft]) => one !== way && Object.keys(problemsOf(draft)).length > 0);
  const rows = resultRows(lines);
  const isAnswered = lines.length > 0 && lines.every(({ state }) => state === 'answered');
  const { tab, list, onSearch } = useAnswersInSight(rows.length > 0 || isAnswered);
  const ask: typeof search.search = (wantedDrafts) => {
    search.search(wantedDrafts);
    onSearch();
  };
  const denied = lines.flatMap(({ error }) => (error?.kind === 'denied' ? [error] : []))[0];
  const diary = record?.diary ?? [];
  const contacted = ({ journey }: ResultRow) => contactedOf(journey, diary, remembered);
  // The bar above the tabs says why nothing is done on a record that is closed or was replaced.
  const isOpenRecord = subject !== null && isOpen(subject.status);
  const canClose = isOpenRecord && can('solidary_update');
  const canContact = isOpenRecord && can('external_connection_create');
  // Distances are measured to the journey of the record, or to that of the search if the record has none.
  const endsOf = (one: Way) => ({
    from: initial[one].from ?? drafts[one].from,
    to: initial[one].to ?? drafts[one].to,
  });

  return (
    <div ref={tab} className={`${flow.stackM} ${flow.shrinks}`}>
      <WayChoice way={way} isBoth={isBoth} hasReturn={hasReturn} onChange={search.setWay} />
      {wanted.map((one) => (
        <SearchForm
          key={one}
          title={isBoth ? t('form.titleOf', { way: withinSentence(t(`ways.${one}`), i18n.language) }) : t('form.title')}
          draft={drafts[one]}
          onChange={(draft) => search.change(one, draft)}
          onReset={() => search.change(one, initial[one])}
          providers={providers}
          isRunning={isRunning}
          onSearch={() => other === undefined && ask(chosen)}
          onCancel={search.cancel}
          note={other !== undefined && one === way ? t('form.wrongWay', { way: t(`ways.${other[0]}`) }) : undefined}
        />
      ))}
      {denied === undefined && (
        <ProviderLines
          list={list}
          lines={lines}
          isBoth={new Set(lines.map((line) => line.way)).size > 1}
          onRetry={search.retry}
        />
      )}
      {denied !== undefined && <DeniedState {...(denied.right !== undefined && { right: denied.right })} />}
      {isAnswered && rows.length === 0 && <EmptyResult drafts={chosen} calls={lines.length} onSearch={ask} />}
      {rows.length > 0 && (
        <Results
          rows={rows}
          isBoth={new Set(lines.map((line) => line.way)).size > 1}
          ends={{ outward: endsOf('outward'), back: endsOf('back') }}
          contactedOf={contacted}
          onContact={canContact ? (found) => setTask({ kind: 'contact', row: found }) : undefined}
          onClose={canClose ? () => setTask({ kind: 'close' }) : undefined}
        />
      )}
      {rows.length > 0 && !can('external_connection_create') && (
        <p className={`${flow.small} ${styles.note}`}>{t('results.noRight')}</p>
      )}
      {task?.kind === 'contact' && subject !== null && (
        <Suspense fallback={null}>
          <ContactDialog
            subject={subject}
            record={record}
            journey={task.row.journey}
            draft={drafts[task.row.way]}
            contacted={contacted(task.row)}
            onClose={() => setTask(null)}
          />
        </Suspense>
      )}
      {task?.kind === 'close' && subject !== null && (
        <CloseDialog
          subject={subject}
          initial={{ reason: knownAction('external_carpool').id }}
          onClose={() => setTask(null)}
        />
      )}
    </div>
  );
}
