import { Button, mergeClasses, Radio, RadioGroup, Text } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ImportDetection } from '#shared/ipc/transfer.ts';
import styles from './header.module.css';

/** Lines shown below the header before more are asked for. */
const LINES_BELOW = 2;
/** Cells shown of a line. */
const MAX_CELLS = 20;
const NONE = 'none';

interface HeaderLinesProps {
  detection: Pick<ImportDetection, 'start' | 'headerLine'>;
  isBusy: boolean;
  /** Takes the line of the header; null for a file without one. */
  onChoose: (line: number | null) => void;
}

/** The first lines of the file, among which the header is chosen: lines above it are left out. */
export function HeaderLines({ detection: { start, headerLine }, isBusy, onChoose }: HeaderLinesProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const at = start.findIndex(({ line }) => line === headerLine);
  const shown = showsAll ? start : start.slice(0, Math.max(at, 0) + LINES_BELOW + 1);
  const above = Math.max(at, 0);
  return (
    <div className={flow.stackXS}>
      <Text as="h3" weight="semibold" id={id}>
        {t('header.title')}
      </Text>
      <RadioGroup
        aria-labelledby={id}
        value={headerLine === null ? NONE : String(headerLine)}
        disabled={isBusy}
        onChange={(_, { value }) => onChoose(value === NONE ? null : Number(value))}
      >
        <div className={styles.scroll}>
          <table className={styles.lines}>
            <tbody>
              {shown.map(({ line, cells }, index) => (
                <tr
                  key={line}
                  className={mergeClasses(line === headerLine && styles.header, index < above && styles.above)}
                >
                  <th scope="row">
                    <Radio
                      id={`${id}-${line}`}
                      value={String(line)}
                      aria-label={t('header.line', { line: format.number(line) })}
                      label={format.number(line)}
                    />
                  </th>
                  {cells.slice(0, MAX_CELLS).map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                    <td key={column}>
                      <label htmlFor={`${id}-${line}`} className={styles.cell} title={cell}>
                        {cell}
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Radio value={NONE} label={t('header.none')} />
      </RadioGroup>
      {above > 0 && <Text role="status">{t('header.above', { count: above, shown: format.number(above) })}</Text>}
      {shown.length < start.length && (
        <div className={flow.wrap}>
          <Button size="small" appearance="transparent" onClick={() => setShowsAll(true)}>
            {t('header.more')}
          </Button>
        </div>
      )}
    </div>
  );
}
