import { useId } from 'react';
import { type Block, parsePage } from './parse.ts';
import styles from './statement.module.css';

/** A page of the documentation under the title of a dialog: its own title is that of the dialog. */
export function Statement({ page }: { page: string }) {
  const id = useId();
  const blocks = parsePage(page).filter((block) => block.kind !== 'heading' || block.level > 1);
  return blocks.map((block, at) => {
    const heading = blocks.findLastIndex(({ kind }, before) => before < at && kind === 'heading');
    // biome-ignore lint/suspicious/noArrayIndexKey: the page does not change.
    return <BlockView key={at} block={block} id={`${id}${at}`} headingId={`${id}${heading}`} />;
  });
}

interface BlockViewProps {
  block: Block;
  id: string;
  /** Id of the heading before, which names a table. */
  headingId: string;
}

function BlockView({ block, id, headingId }: BlockViewProps) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 id={id} className={styles.heading}>
          {block.text}
        </h3>
      );
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return <TableView {...block} headingId={headingId} />;
  }
}

function TableView({ head, rows, headingId }: Extract<Block, { kind: 'table' }> & { headingId: string }) {
  return (
    <table className={styles.table} aria-labelledby={headingId}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
