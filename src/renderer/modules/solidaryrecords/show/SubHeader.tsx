import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { addressOf } from '#shared/routes.ts';
import type { RecordFacts } from './facts.ts';
import styles from './show.module.css';

interface SubHeaderProps {
  record: RecordItem | null;
  facts: RecordFacts;
}

/** Structure, author, last action, and the records before and after this one. */
export function SubHeader({ record, facts }: SubHeaderProps) {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const actionLabel = useActionLabel();
  const { currentStructureId } = useSignedIn();
  const { lastAction, lastActionDate } = facts;
  return (
    <p className={styles.sub}>
      {record !== null && (
        <>
          <span>
            {record.structureName}{' '}
            {currentStructureId !== null && record.structureId !== currentStructureId && (
              <Badge appearance="tint" color="informative">
                {t('show.otherStructure')}
              </Badge>
            )}
          </span>
          {record.createdDate !== null && (
            <span>
              {t(record.operatorName === null ? 'show.createdByPerson' : 'show.createdBy', {
                date: format.dateTime(record.createdDate),
                name: record.operatorName ?? '',
              })}
            </span>
          )}
        </>
      )}
      {lastAction !== null && lastActionDate !== null && (
        <span>
          {t('show.lastAction', {
            action: actionLabel(lastAction, facts),
            date: format.dateTime(lastActionDate),
          })}
        </span>
      )}
      {record !== null && record.replaces !== null && <Other id={record.replaces} text="replaces" />}
      {record !== null && record.replacedBy !== null && <Other id={record.replacedBy} text="replacedBy" />}
    </p>
  );
}

/** A link to the record before or after this one; it is read when it is opened, never before. */
function Other({ id, text }: { id: number; text: 'replaces' | 'replacedBy' }) {
  const { t } = useTranslation('solidaryrecords');
  return (
    <span>
      <RecordLink to={addressOf('solidaryrecords_show', { id })}>{t(`show.${text}`, { id })}</RecordLink>
    </span>
  );
}
