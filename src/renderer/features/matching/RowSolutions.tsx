import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { ExternalTab, type ExternalTabProps } from './ExternalTab.tsx';
import styles from './matching.module.css';
import { showsExternal } from './tabs.ts';

/**
 * Zone B of a record of which the row of the list alone is known (docs/screens/07-solidary-records.md §5.4): external
 * journeys can be searched from it, and what is missing is said.
 */
export function RowSolutions(props: ExternalTabProps) {
  const { t } = useTranslation('matching');
  const can = useCan();
  const isOn = useSwitch();
  const id = useId();
  return (
    <div className={styles.solutions}>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{t('rowOnly')}</MessageBarBody>
      </MessageBar>
      {showsExternal({ isOn, can }) && (
        <section aria-labelledby={id} className={styles.solutions}>
          <h3 id={id}>{t('tabs.external')}</h3>
          <ExternalTab {...props} />
        </section>
      )}
    </div>
  );
}
