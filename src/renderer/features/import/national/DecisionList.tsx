import { Button, Checkbox } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from '../Import.module.css';
import { maxListed } from '../ShortList.tsx';

interface Decision {
  key: string;
  label: string;
  /** What stands beside the choice. */
  beside?: ReactNode;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Lines with a choice each, the first ones at first. */
export function DecisionList({ label, decisions }: { label: string; decisions: readonly Decision[] }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const [shown, setShown] = useState(maxListed);
  const more = Math.min(maxListed, decisions.length - shown);
  return (
    <div className={flow.stackS}>
      <ul className={styles.items} aria-label={label}>
        {decisions.slice(0, shown).map(({ key, label: text, beside, isChosen, onChange }) => (
          <li key={key} className={styles.decision}>
            <Checkbox label={text} checked={isChosen} onChange={(_, { checked }) => onChange(checked === true)} />
            {beside}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <div>
          <Button size="small" onClick={() => setShown(shown + maxListed)}>
            {t('changes.more', { count: more, shown: format.number(more) })}
          </Button>
        </div>
      )}
    </div>
  );
}
