import { useTranslation } from 'react-i18next';
import { type LabelSheet, spread } from './label-sheets.ts';
import styles from './letters.module.css';

interface PrintLabelsProps {
  sheet: LabelSheet;
  /** The place of the first label, from 1. */
  first: number;
  /** The lines of each label. */
  labels: readonly (readonly string[])[];
}

/** Labels on sheets of A4, without a foot: nothing but the lines is printed. */
export function PrintLabels({ sheet, first, labels }: PrintLabelsProps) {
  const { i18n } = useTranslation();
  const { columns, width, height, left, top, gap } = sheet;
  return (
    <div lang={i18n.language}>
      {spread(labels, sheet, first).map((places, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no identity but their place.
          key={index}
          className={styles.sheet}
          data-label-sheet=""
          style={{
            gridTemplateColumns: `repeat(${columns}, ${width}mm)`,
            gridAutoRows: `${height}mm`,
            columnGap: `${gap}mm`,
            paddingBlockStart: `${top}mm`,
            paddingInlineStart: `${left}mm`,
          }}
        >
          {places.map((lines, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place.
            <div key={place} className={styles.label}>
              <Lines lines={lines ?? []} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are text without identity, and two may be equal.
    <div key={index}>{line}</div>
  ));

/** A letter: whom it goes to, and what it says. */
export interface PrintedLetter {
  id: number;
  /** The lines behind the window of the envelope. */
  address: readonly string[];
  /** Its text, with its own lines. */
  text: string;
}

/** Letters, each on a page of its own, with the address behind the window of a long envelope. */
export function PrintLetters({ letters }: { letters: readonly PrintedLetter[] }) {
  const { i18n } = useTranslation();
  return letters.map(({ id, address, text }) => (
    <article key={id} lang={i18n.language} className={styles.letter}>
      <address className={styles.address}>
        <Lines lines={address} />
      </address>
      <div className={styles.text}>{text}</div>
    </article>
  ));
}
