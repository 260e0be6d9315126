import { useId } from 'react';
import styles from './segments.module.css';

interface SegmentsProps<T extends string> {
  label: string;
  options: readonly T[];
  chosen: T;
  nameOf: (option: T) => string;
  onChoose: (option: T) => void;
}

/** A choice of one of a few, side by side: radio buttons that look like the tabs of a page. */
export function Segments<T extends string>({ label, options, chosen, nameOf, onChoose }: SegmentsProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <label key={option} className={styles.segment}>
          <input
            type="radio"
            className={styles.button}
            name={name}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {nameOf(option)}
        </label>
      ))}
    </div>
  );
}
