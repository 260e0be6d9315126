import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { addressOf } from '#shared/routes.ts';
import styles from '../show.module.css';

/** Where a record comes from: structure, author, last action, and the records before and after it. */
export function OriginCard({ record }: { record: RecordItem }) {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const actionLabel = useActionLabel();
  const { currentStructureId } = useSignedIn();
  const { lastAction, lastActionDate, createdDate, operatorName, replaces, replacedBy } = record;
  return (
    <Section title={t('cards.origin')}>
      <FieldRows>
        <FieldRow label={t('fields.structure')}>
          {record.structureName}{' '}
          {currentStructureId !== null && record.structureId !== currentStructureId && (
            <Badge appearance="tint" color="informative">
              {t('show.otherStructure')}
            </Badge>
          )}
        </FieldRow>
        {createdDate !== null && (
          <FieldRow label={t('fields.created')}>
            {t(operatorName === null ? 'show.createdByPerson' : 'show.createdBy', {
              date: format.dateTime(createdDate),
              name: operatorName ?? '',
            })}
          </FieldRow>
        )}
        {lastAction !== null && lastActionDate !== null && (
          <FieldRow label={t('fields.lastAction')}>
            {t('show.lastAction', { action: actionLabel(lastAction, record), date: format.dateTime(lastActionDate) })}
          </FieldRow>
        )}
      </FieldRows>
      <p className={`${flow.unlessEmpty} ${styles.links}`}>
        {replaces !== null && <Other id={replaces} text="replaces" />}
        {replacedBy !== null && <Other id={replacedBy} text="replacedBy" />}
      </p>
    </Section>
  );
}

/** A link to the record before or after this one; it is read when it is opened, never before. */
function Other({ id, text }: { id: number; text: 'replaces' | 'replacedBy' }) {
  const { t } = useTranslation('solidaryrecords');
  return <RecordLink to={addressOf('solidaryrecords_show', { id })}>{t(`show.${text}`, { id })}</RecordLink>;
}
