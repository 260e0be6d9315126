import { Caption1, Switch, useId } from '@fluentui/react-components';
import styles from './local.module.css';
import type { LocalFilters } from './useLocalFilters.ts';

/** The two filters as switches of the line; the reason beside them where they are disabled. */
export function LocalSwitches({ all, reason }: LocalFilters) {
  const reasonId = useId('local-reason-');
  return (
    <>
      {all.map(({ id, label, tip, isOn, change }) => (
        <Switch
          key={id}
          className={styles.switch}
          label={label}
          title={tip}
          checked={isOn}
          disabled={reason !== null}
          aria-describedby={reason === null ? undefined : reasonId}
          onChange={(_, { checked }) => change(checked)}
        />
      ))}
      {reason !== null && (
        <Caption1 id={reasonId} className={styles.reason}>
          {reason}
        </Caption1>
      )}
    </>
  );
}
