import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { Toggle } from '../Toggle.tsx';
import { useCauseTexts } from '../useCauseTexts.ts';
import { CauseList, type CauseListProps } from './CauseList.tsx';
import styles from './causes.module.css';

/** The remarks that need nobody, in one line that expands to their causes. */
export function SettledRemarks(props: CauseListProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const textsOf = useCauseTexts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const counts = new Map<string, number>();
  for (const group of props.groups) {
    const { title } = textsOf(group);
    counts.set(title, (counts.get(title) ?? 0) + group.count);
  }
  const list = [...counts].map(([title, count]) => t('check.settledCause', { title, count: format.number(count) }));
  return (
    <>
      <div className={styles.folded}>
        <Toggle
          controls={`${id}-groups`}
          label={t('check.settled', { list: list.join(' · ') })}
          isOpen={isOpen}
          onToggle={setIsOpen}
        />
        <span id={id} hidden>
          {t('check.settledTitle')}
        </span>
      </div>
      <div id={`${id}-groups`} hidden={!isOpen}>
        {isOpen && <CauseList {...props} heading={id} />}
      </div>
    </>
  );
}
