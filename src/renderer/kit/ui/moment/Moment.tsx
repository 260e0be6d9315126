import { Tooltip } from '@fluentui/react-components';
import { type Instant, millisecondsOf } from '#shared/instant.ts';
import { useFormat } from '../format.ts';
import styles from './moment.module.css';

interface MomentProps {
  value: Instant;
  /** Whether it is a stop of the Tab key: among the facts of a page, where nothing else tells its exact time. */
  isFocusable?: boolean;
}

/**
 * A point in time as a person says it, `il y a 10 h`, `12 oct.`; on hover and on focus its date, hour and zone. In a
 * list the focus is that of its cell.
 */
export function Moment({ value, isFocusable = false }: MomentProps) {
  const format = useFormat();
  const text = format.moment(value);
  // A text that is no date has no exact time.
  if (millisecondsOf(value) === null) return text;
  const exact = format.exact(value);
  if (isFocusable) {
    return (
      <Tooltip relationship="description" content={exact}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it the exact time could not be read by keyboard. */}
        <time dateTime={value} tabIndex={0} className={styles.focusable}>
          {text}
        </time>
      </Tooltip>
    );
  }
  return (
    <time dateTime={value} title={exact}>
      <span className={styles.short}>{text}</span>
      <span className={styles.exact}>{format.dateTime(value)}</span>
    </time>
  );
}
