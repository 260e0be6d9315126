import { Button, Caption1 } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { telephoneSpellings } from '#shared/telephone.ts';
import styles from './phone.module.css';

/** Spellings that are offered: the rarer ones look alike. */
const OFFERED = 5;

interface OtherSpellingsProps {
  /** The telephone as it was searched for. */
  telephone: string;
  onChoose: (spelling: string) => void;
}

/**
 * Under a telephone that was found in no record: the same number in other spellings, which the platform compares as
 * other texts (docs/screens/08-solidary-people.md §1).
 */
export function OtherSpellings({ telephone, onChoose }: OtherSpellingsProps) {
  const { t } = useTranslation('solidarylists');
  const others = telephoneSpellings(telephone)
    .filter((spelling) => spelling !== telephone)
    .slice(0, OFFERED);
  if (others.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div role="group" aria-label={t('phone.others')} className={`${flow.lineS} ${styles.others}`}>
      <Caption1 role="status">{t('phone.noneSpelled')}</Caption1>
      {others.map((spelling) => (
        <Button key={spelling} size="small" onClick={() => onChoose(spelling)}>
          {spelling}
        </Button>
      ))}
    </div>
  );
}
