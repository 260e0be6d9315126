import { Caption1 } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { FoundPerson } from './merge.ts';
import { PersonLine } from './PersonLine.tsx';
import styles from './people.module.css';
import type { SimilarPerson } from './useSimilar.ts';

interface SimilarPeopleProps {
  people: readonly SimilarPerson[];
  isReading: boolean;
  onUse: (person: FoundPerson) => void;
}

/** The people who resemble the one who is typed, each with what they share and a way to take them. */
export function SimilarPeople({ people, isReading, onUse }: SimilarPeopleProps) {
  const { t } = useTranslation('recordForm');
  const { list } = useFormat();
  return (
    <>
      <Caption1 role="status">{people.length > 0 ? t('similar.count', { count: people.length }) : ''}</Caption1>
      {people.length > 0 && (
        <Section title={t('similar.title')}>
          <ul className={`${flow.plain} ${flow.gridS} ${styles.list}`}>
            {people.map(({ person, likenesses }) => (
              <PersonLine
                key={person.key}
                person={person}
                button={t('similar.use')}
                buttonLabel={(name) => t('similar.useNamed', { name })}
                isDisabled={isReading}
                onChoose={() => !isReading && onUse(person)}
              >
                <Caption1>{list(likenesses.map((likeness) => t(`similar.${likeness}`)))}</Caption1>
              </PersonLine>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
