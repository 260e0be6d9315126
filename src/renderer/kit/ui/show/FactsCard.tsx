import { EditRegular } from '@fluentui/react-icons';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { IconLink } from '../states/StateLinks.tsx';
import { EditAddressContext } from './editing.ts';
import { Field } from './FieldRows.tsx';
import { RecordLink } from './RecordLink.tsx';
import { Section } from './Section.tsx';
import styles from './show.module.css';
import { withinSentence } from './within-sentence.ts';

/** One fact of a record: its label, and its value where the record has one. */
export interface Fact {
  label: string;
  /** Null, undefined, false or empty: not given. */
  value: ReactNode;
  /** The field of the form that holds it; absent where it is not entered there. */
  field?: string | undefined;
  /** Long: it takes the whole width of its card. */
  isWide?: boolean;
}

const isGiven = ({ value }: Fact): boolean => value !== null && value !== undefined && value !== false && value !== '';

interface FactsCardProps {
  title: string;
  facts: readonly Fact[];
  /** The field that the pencil leads to, where it is not that of the first fact. */
  field?: string;
  /** Shown under the facts: a map, a note. */
  children?: ReactNode;
}

/**
 * A card of facts: those that exist, then the names of the others in one line that leads to the form. The pencil leads
 * to the same part of the form.
 */
export function FactsCard({
  title,
  facts,
  field = facts.find((fact) => fact.field !== undefined)?.field,
  children,
}: FactsCardProps) {
  const { t } = useTranslation('form');
  const toForm = use(EditAddressContext);
  const label = t('show.editSection', { section: title });
  return (
    <Section
      title={title}
      tools={
        toForm !== null &&
        field !== undefined && (
          <IconLink to={toForm} search={{ field }} icon={<EditRegular />} aria-label={label} title={label} />
        )
      }
    >
      <Facts facts={facts} section={title}>
        {children}
      </Facts>
    </Section>
  );
}

interface FactsProps {
  facts: readonly Fact[];
  /** Title of the card that they are in. */
  section: string;
  children?: ReactNode;
}

/** Facts of a card, what goes with them, and the names of those that are not given. */
export function Facts({ facts, section, children }: FactsProps) {
  const given = facts.filter(isGiven);
  return (
    <>
      {given.length > 0 && (
        <dl className={styles.facts}>
          {given.map(({ label, value, isWide = false }) => (
            <Field key={label} label={label} isWide={isWide}>
              {value}
            </Field>
          ))}
        </dl>
      )}
      {children}
      <MissingFacts facts={facts.filter((fact) => !isGiven(fact))} section={section} />
    </>
  );
}

/** The names of facts that are not given, in one line. */
function MissingFacts({ facts, section }: { facts: readonly Fact[]; section: string }) {
  const { t, i18n } = useTranslation('form');
  const toForm = use(EditAddressContext);
  if (facts.length === 0) return null;
  const names = facts.map(({ label }) => withinSentence(label, i18n.language)).join(', ');
  const field = facts.find((fact) => fact.field !== undefined)?.field;
  return (
    <p className={styles.missing}>
      <span>{t('show.missing', { names })}</span>
      {toForm !== null && field !== undefined && (
        <RecordLink to={toForm} search={{ field }} aria-label={t('show.completeSection', { section })}>
          {t('show.complete')}
        </RecordLink>
      )}
    </p>
  );
}
