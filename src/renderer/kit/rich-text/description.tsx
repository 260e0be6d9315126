import type { Fact } from '#renderer/kit/ui/show/FactsCard.tsx';
import styles from '#renderer/kit/ui/show/show.module.css';
import { RichText } from './RichText.tsx';

interface Described {
  description: string | null;
  fullDescription: string | null;
}

/** The facts of what has a short text and a formatted one, by the labels of both. */
export const descriptionFacts = (
  { description, fullDescription }: Described,
  labels: Readonly<Record<keyof Described, string>>,
): Fact[] => [
  {
    label: labels.description,
    field: 'description',
    isWide: true,
    value: description && <span className={styles.lines}>{description}</span>,
  },
  {
    label: labels.fullDescription,
    field: 'fullDescription',
    isWide: true,
    value: fullDescription && <RichText html={fullDescription} />,
  },
];
