import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './print.module.css';

interface PrintDocumentProps {
  /** Its name, on top. */
  title: string;
  /** Stands over the name: of what kind it is, and its number. */
  kind: string;
  /** Stands beside the name: what one looks for first, such as a telephone number. */
  main?: ReactNode;
  /** Stands under `main`: how far it is. */
  progress?: ReactNode;
  children: ReactNode;
}

/** A document for paper, in the language of the person: its name on top, then what it holds. */
export function PrintDocument({ title, kind, main, progress, children }: PrintDocumentProps) {
  const { i18n } = useTranslation();
  return (
    <article lang={i18n.language} className={styles.document}>
      <header>
        <div>
          <p>{kind}</p>
          <h1>{title}</h1>
        </div>
        {(main || progress) && (
          <div className={styles.beside}>
            {main && <div className={styles.main}>{main}</div>}
            {progress}
          </div>
        )}
      </header>
      {children}
    </article>
  );
}

interface PrintSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of a document under its heading. */
export const PrintSection = ({ title, children }: PrintSectionProps) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

/** A fact of a document: its label, and its value in words. */
interface PrintFact {
  label: string;
  value: ReactNode;
  /** Takes the whole width: a long text. */
  isWide?: boolean;
}

/** Facts side by side, each under its label. */
export const PrintFacts = ({ facts }: { facts: readonly PrintFact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value, isWide = false }) => (
      <div key={label} className={isWide ? styles.wide : undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A cell of the band on top: its label, the answer in short, and what belongs to it. */
export interface PrintBandCell {
  label: string;
  value: string;
  lines: readonly string[];
}

/** What one must know before anything else, in one frame. */
export const PrintBand = ({ cells }: { cells: readonly PrintBandCell[] }) => (
  <dl className={styles.band}>
    {cells.map(({ label, value, lines }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <strong>{value}</strong>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are text without identity, and two may be equal.
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);

/** A column of a table on paper. */
interface PrintColumn<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Set at the end of its column. */
  isNumber?: boolean;
  /** Share of the width, in percent; by its texts when absent. */
  width?: number;
}

interface PrintTableProps<Row> {
  label: string;
  columns: readonly PrintColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string | number;
  className?: string;
}

/** A table with whole texts; its head is repeated on every page. */
export const PrintTable = <Row,>({ label, columns, rows, keyOf, className }: PrintTableProps<Row>) => (
  <table aria-label={label} className={className}>
    <thead>
      <tr>
        {columns.map(({ title, isNumber, width }) => (
          <th
            key={title}
            scope="col"
            className={isNumber ? styles.number : undefined}
            style={width === undefined ? undefined : { width: `${width}%` }}
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <tr key={keyOf(row, index)}>
          {columns.map(({ title, cell, isNumber }) => (
            <td key={title} className={isNumber ? styles.number : undefined}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface PrintStepsProps {
  steps: readonly string[];
  /** Index of the step that it is at; steps up to it are done. */
  current: number;
}

/** How far something is: a filled disc for each step that is reached, an empty one for those to come. */
export function PrintSteps({ steps, current }: PrintStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined}>
          <span className={styles.disc} data-done={index <= current ? '' : undefined} />
          {step}
        </li>
      ))}
    </ol>
  );
}

/** Lines to write on. */
export const PrintBlanks = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blank lines are all the same.
    <div key={index} className={styles.blank} aria-hidden />
  ));
