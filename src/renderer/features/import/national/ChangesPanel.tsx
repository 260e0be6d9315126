import {
  Button,
  Caption1,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
  Subtitle2,
  Text,
} from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { ImportChanges } from '#shared/ipc/import-national.ts';
import styles from '../Import.module.css';
import { ImportError } from '../ImportError.tsx';
import { ShortList } from '../ShortList.tsx';
import { decisionsOf, type LineDecisions, leftOut, leftOutLines } from './decisions.ts';
import { EditedPlaces } from './EditedPlaces.tsx';
import { LeftOutPlaces } from './LeftOutPlaces.tsx';
import { useChanges } from './useChanges.ts';
import { useFieldTexts } from './useFieldTexts.ts';

interface ChangesPanelProps {
  checkId: string;
  decisions: LineDecisions;
  recordPath: ((id: number) => string) | undefined;
}

/** Whether there is anything to tell: before the first import there may be nothing. */
const isTelling = ({ known, twins, unchanged, failure }: ImportChanges): boolean =>
  known > 0 || twins.length > 0 || unchanged.length > 0 || failure !== null;

/**
 * What changed in a file of the national schema since the last import from this computer, and on the platform; what was
 * changed there by hand is asked about.
 */
export function ChangesPanel({ checkId, decisions, recordPath }: ChangesPanelProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const headingId = useId();
  const { changes, isRunning, progress, error, compareAnew } = useChanges(checkId, decisions);
  if (error !== null) return <ImportError error={error} />;
  if (changes === null) {
    if (!isRunning || progress === null) return null;
    const { done, total } = progress;
    return (
      <Spinner
        size="tiny"
        label={t('changes.reading', { done: format.number(done), total: format.number(total ?? done) })}
      />
    );
  }
  if (!isTelling(changes)) return null;
  const { known, points, failure, uncompared } = changes;
  return (
    <section className={flow.stackM} aria-labelledby={headingId} aria-busy={isRunning}>
      <Subtitle2 as="h2" id={headingId}>
        {t(known > 0 ? 'changes.title' : 'changes.onPlatform')}
      </Subtitle2>
      {failure !== null && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t('changes.unread')}</MessageBarTitle>
            {known > 0 && t('changes.unreadHint')}
          </MessageBarBody>
        </MessageBar>
      )}
      {failure !== null && <ImportError error={failure} />}
      <Changes {...{ changes, decisions, recordPath }} />
      {uncompared > 0 && (
        <Text>{t('changes.uncompared', { count: uncompared, shown: format.number(uncompared) })}</Text>
      )}
      <div className={flow.line}>
        <Button disabledFocusable={isRunning || decisions.isBusy} onClick={compareAnew}>
          {t('changes.anew')}
        </Button>
        <Caption1 className={styles.hint} role="status">
          {isRunning
            ? t('changes.comparing')
            : points !== null && t('changes.compared', { count: points, shown: format.number(points) })}
        </Caption1>
      </div>
      <Caption1 className={styles.hint}>{t('changes.hint')}</Caption1>
    </section>
  );
}

function Changes({ changes, decisions, recordPath }: Omit<ChangesPanelProps, 'checkId'> & { changes: ImportChanges }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const texts = useFieldTexts(changes.names);
  const { known, fresh, changed, missing, twins, closed, gone } = changes;
  const lineText = ({ line, name }: { line: number; name: string }) =>
    t('changes.line', { line: format.number(line), name });
  const shownOf = (list: readonly unknown[]) => ({ count: list.length, shown: format.number(list.length) });
  return (
    <>
      {known > 0 && <Text>{t('changes.fresh', { count: fresh, shown: format.number(fresh) })}</Text>}
      <Unchanged {...{ changes, decisions }} />
      <EditedPlaces {...{ changes, decisions, recordPath }} />
      <PlaceList
        title={t('changes.changed', shownOf(changed))}
        items={changed.map(({ line, name, fields }) => ({
          key: String(line),
          text: t('changes.changedLine', { line: format.number(line), name, columns: texts.changed(fields) }),
        }))}
      />
      <LeftOutPlaces
        title={t('changes.missing', shownOf(missing))}
        hint={t('changes.missingHint')}
        lines={missing.map((line) => ({ ...line, label: lineText(line) }))}
        decisions={decisions}
      />
      <LeftOutPlaces
        title={t('changes.twins', shownOf(twins))}
        hint={t('changes.twinsHint')}
        lines={twins.map(({ point, metres, ...line }) => ({
          ...line,
          label: t('changes.twin', { place: lineText(line), point: point.name, distance: format.distance(metres) }),
          beside: recordPath !== undefined && (
            <RecordLink to={recordPath(point.id)} aria-label={t('changes.seeOne', { name: point.name })}>
              {t('changes.see')}
            </RecordLink>
          ),
        }))}
        decisions={decisions}
      />
      <PlaceList
        intent="warning"
        title={t('changes.closed', shownOf(closed))}
        items={closed.map(({ id, name }) => ({ key: id, text: t('changes.place', { id, name }) }))}
      />
      <PlaceList
        intent="warning"
        title={t('changes.gone', shownOf(gone))}
        items={gone.map(({ id, name }) => ({ key: id, text: t('changes.place', { id, name }) }))}
      />
    </>
  );
}

/** Lines that would change nothing: left out, and put back by one press. */
function Unchanged({ changes: { unchanged }, decisions }: { changes: ImportChanges; decisions: LineDecisions }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const { options, isBusy, remaining, onRepair, onRemoveRepairs } = decisions;
  const out = leftOutLines(options.repairs);
  const sent = unchanged.filter(({ line }) => !out.has(line));
  const count = { count: unchanged.length, shown: format.number(unchanged.length) };
  return (
    <div className={flow.line}>
      <Text>{t(sent.length === 0 && unchanged.length > 0 ? 'changes.unchangedOut' : 'changes.unchanged', count)}</Text>
      {sent.length > 0 && (
        <Button
          disabledFocusable={isBusy || sent.length > remaining}
          title={sent.length > remaining ? t('repair.tooMany', { count: remaining }) : undefined}
          onClick={() => onRepair(sent.map(leftOut))}
        >
          {t('changes.leaveOut')}
        </Button>
      )}
      {sent.length === 0 && unchanged.length > 0 && (
        <Button disabledFocusable={isBusy} onClick={() => onRemoveRepairs(decisionsOf(options.repairs, unchanged))}>
          {t('changes.putBack')}
        </Button>
      )}
    </div>
  );
}

interface PlaceListProps {
  title: string;
  items: readonly { key: string; text: string }[];
  intent?: 'info' | 'warning';
}

const PlaceList = ({ title, items, intent = 'info' }: PlaceListProps) =>
  items.length > 0 && (
    <MessageBar intent={intent} layout="multiline">
      <MessageBarBody>
        {title}
        <ShortList label={title} items={items} total={items.length} />
      </MessageBarBody>
    </MessageBar>
  );
