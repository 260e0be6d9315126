import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { Need, Operator, Structure, Subject } from '#shared/resources/solidarystructures/item.ts';
import { hasOptions, type Proof, type ProofAudience } from '#shared/resources/solidarystructures/proof.ts';
import { addressOf } from '#shared/routes.ts';
import { InUse, ItemList } from './ItemList.tsx';
import styles from './structure.module.css';

/** Between the labels of options. */
const BETWEEN = ' · ';

export function SubjectsSection({ subjects }: { subjects: readonly Subject[] }) {
  const { t } = useTranslation('solidarystructures');
  return (
    <ItemList title={t('fields.subjects')} items={subjects} empty={t('show.noSubjects')}>
      {({ label, isRemovable }) => (
        <div className={`${flow.bar} ${styles.row}`}>
          {label}
          <InUse isRemovable={isRemovable} />
        </div>
      )}
    </ItemList>
  );
}

export function NeedsSection({ needs }: { needs: readonly Need[] }) {
  const { t } = useTranslation('solidarystructures');
  return (
    <ItemList title={t('fields.needs')} items={needs} empty={t('show.noNeeds')}>
      {({ label, labelVolunteer, isRemovable }) => (
        <>
          <div className={`${flow.bar} ${styles.row}`}>
            {label}
            <InUse isRemovable={isRemovable} />
          </div>
          {labelVolunteer !== '' && <p className={flow.quiet}>{t('show.forVolunteers', { text: labelVolunteer })}</p>}
        </>
      )}
    </ItemList>
  );
}

interface ProofsSectionProps {
  audience: ProofAudience;
  proofs: readonly Proof[];
}

/** The proofs asked of one audience, in their order. */
export function ProofsSection({ audience, proofs }: ProofsSectionProps) {
  const { t } = useTranslation('solidarystructures');
  return (
    <ItemList title={t(`fields.${audience}Proofs`)} items={proofs} empty={t('show.noProofs')} isOrdered>
      {(proof) => <ProofLines proof={proof} />}
    </ItemList>
  );
}

function ProofLines({ proof: { label, kind, options, isMandatory, isActive, isRemovable } }: { proof: Proof }) {
  const { t } = useTranslation('solidarystructures');
  const choices = hasOptions(kind) ? options.map((option) => option.label).join(BETWEEN) : '';
  return (
    <>
      <div className={`${flow.bar} ${styles.row}`}>
        {label}
        {isMandatory && (
          <Badge appearance="tint" color="important">
            {t('show.mandatory')}
          </Badge>
        )}
        {!isActive && (
          <Badge appearance="tint" color="warning">
            {t('show.inactive')}
          </Badge>
        )}
        <InUse isRemovable={isRemovable} />
      </div>
      <p className={flow.quiet}>{[t(`values.kind.${kind}`), choices].filter(Boolean).join(BETWEEN)}</p>
    </>
  );
}

export function OperatorsSection({ operators }: { operators: readonly Operator[] }) {
  const { t } = useTranslation('solidarystructures');
  return (
    <ItemList title={t('fields.operators')} items={operators} empty={t('show.noOperators')}>
      {(operator) => <OperatorLines operator={operator} />}
    </ItemList>
  );
}

function OperatorLines({ operator: { id, name, email, since } }: { operator: Operator }) {
  const { t } = useTranslation('solidarystructures');
  const can = useCan();
  const { date } = useFormat();
  const shown = name === '' ? `#${id}` : name;
  return (
    <div className={`${flow.bar} ${styles.row}`}>
      {can('user_read') ? <RecordLink to={addressOf('users_show', { id })}>{shown}</RecordLink> : shown}
      {email && <MailText address={email} />}
      {since && <span className={flow.quiet}>{t('show.since', { date: date(since) })}</span>}
    </div>
  );
}

export function TerritoriesSection({ territories }: Pick<Structure, 'territories'>) {
  const { t } = useTranslation('solidarystructures');
  return (
    <ItemList title={t('fields.territories')} items={territories} empty={t('show.noTerritories')}>
      {({ name }) => name}
    </ItemList>
  );
}
