import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrintDialog } from './PrintDialog.tsx';
import { PrintDocument, PrintFacts, PrintSection } from './PrintDocument.tsx';
import styles from './print.module.css';
import { type PageBlock, readPage } from './read-page.ts';

interface PagePrintDialogProps {
  /** Name of the record. */
  name: string;
  /** What it is, and its number. */
  kind: string;
  onClose: () => void;
}

/** The content of the page behind, without the shell around it. */
const pageContent = (): Element => document.querySelector('#page-content') ?? document.body;

/** Shows what the page of a record says as a document: the same facts, card by card, without what only a screen can do. */
export function PagePrintDialog({ name, kind, onClose }: PagePrintDialogProps) {
  const { t } = useTranslation('common');
  const [parts] = useState(() => readPage(pageContent()));
  return (
    <PrintDialog name={name} onClose={onClose}>
      <PrintDocument title={name} kind={kind}>
        {parts.map(({ title, blocks }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the page was read once, and its parts keep their places.
          const shown = blocks.map((block, at) => <Block key={at} block={block} />);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <PrintSection key={index} title={title ?? t('print.key')}>
              {shown}
            </PrintSection>
          );
        })}
      </PrintDocument>
    </PrintDialog>
  );
}

function Block({ block }: { block: PageBlock }) {
  switch (block.kind) {
    case 'facts':
      return <PrintFacts facts={block.facts} />;
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts without identity.
            <li key={index} className={styles.lines}>
              {item}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <TableOfPage {...block} />;
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'text':
      return <p className={styles.lines}>{block.text}</p>;
  }
}

function TableOfPage({ label, head, rows }: Extract<PageBlock, { kind: 'table' }>) {
  return (
    <table aria-label={label}>
      {head.length > 0 && (
        <thead>
          <tr>
            {head.map((title, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: texts without identity.
              <th key={index} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts without identity.
          <tr key={index}>
            {row.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: texts without identity.
              <td key={at} className={styles.lines}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
