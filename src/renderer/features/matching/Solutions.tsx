import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordPartProps } from '#renderer/features/solidary/records/known-record.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { MapPlace, SolutionsRequest } from './context.ts';
import { ExternalTab, type ExternalTabProps } from './ExternalTab.tsx';
import { ReadSolutions } from './ReadSolutions.tsx';
import { showsExternal } from './tabs.ts';

interface SolutionsProps extends RecordPartProps, MapPlace {
  request: SolutionsRequest | null;
}

/** The solutions on the page of a record: who could drive (docs/screens/07-solidary-records.md §3). */
export function Solutions({ id, record, row, isReadable, isRowAll = false, request, mapPlace }: SolutionsProps) {
  const { t } = useTranslation('matching');
  return (
    <>
      <VisuallyHidden>
        <h2>{t('title')}</h2>
      </VisuallyHidden>
      {record !== null ? (
        <ReadSolutions record={record} row={row} isReadable={isReadable} request={request} mapPlace={mapPlace} />
      ) : isRowAll && row !== null ? (
        <RowSolutions id={id} record={null} row={row} isReadable={false} />
      ) : (
        <p className={flow.quiet}>{t('notRead')}</p>
      )}
    </>
  );
}

/**
 * The solutions of a record of which the row of the list alone is known (docs/screens/07-solidary-records.md §5.4):
 * external journeys can be searched from it, and a note says what is missing.
 */
function RowSolutions(props: ExternalTabProps) {
  const { t } = useTranslation('matching');
  const can = useCan();
  const isOn = useSwitch();
  const id = useId();
  return (
    <div className={`${flow.stackS} ${flow.shrinks}`}>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{t('rowOnly')}</MessageBarBody>
      </MessageBar>
      {showsExternal({ isOn, can }) && (
        <section aria-labelledby={id} className={`${flow.stackS} ${flow.shrinks}`}>
          <h3 id={id}>{t('tabs.external')}</h3>
          <ExternalTab {...props} />
        </section>
      )}
    </div>
  );
}
