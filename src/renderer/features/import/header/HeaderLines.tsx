import { Button, mergeClasses, Radio, RadioGroup, Text } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ImportDetection, ImportOptions } from '#shared/ipc/transfer.ts';
import styles from './header.module.css';

/** Lines shown below the header before more are asked for. */
const LINES_BELOW = 2;
/** Cells shown of a line. */
const MAX_CELLS = 20;
const NONE = 'none';
/** Cells of a line that may be titles: one alone is the title of the file. */
const MIN_TITLES = 2;

const mayBeTitles = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length >= MIN_TITLES;

interface HeaderLinesProps {
  detection: Pick<ImportDetection, 'start' | 'headerLine' | 'joinsTitles'>;
  isBusy: boolean;
  /** Takes the line of the header, null for a file without one, and whether the line above is read with it. */
  onChoose: (header: Required<Pick<ImportOptions, 'headerLine' | 'joinsTitles'>>) => void;
}

/** The first lines of the file, among which the header is chosen: lines above it are left out. */
export function HeaderLines({ detection, isBusy, onChoose }: HeaderLinesProps) {
  const { start, headerLine, joinsTitles } = detection;
  const { t } = useTranslation('import');
  const format = useFormat();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const at = start.findIndex(({ line }) => line === headerLine);
  const shown = showsAll ? start : start.slice(0, Math.max(at, 0) + LINES_BELOW + 1);
  const upper = start[at - 1];
  const isTitle = (index: number) => index === at || (joinsTitles && index === at - 1);
  const above = Math.max(joinsTitles ? at - 1 : at, 0);
  return (
    <div className={flow.stackXS}>
      <Text as="h3" weight="semibold" id={id}>
        {t('header.title')}
      </Text>
      <RadioGroup
        aria-labelledby={id}
        value={headerLine === null ? NONE : String(headerLine)}
        aria-busy={isBusy}
        onChange={(_, { value }) => {
          // Not disabled meanwhile: the lines could not be scrolled by the keyboard.
          if (!isBusy) onChoose({ headerLine: value === NONE ? null : Number(value), joinsTitles: false });
        }}
      >
        <div className={`${flow.framed} ${styles.scroll}`}>
          <table className={`${flow.fine} ${styles.lines}`}>
            <tbody>
              {shown.map(({ line, cells }, index) => (
                <tr key={line} className={mergeClasses(isTitle(index) && styles.header, index < above && styles.above)}>
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
                      <label htmlFor={`${id}-${line}`} className={`${flow.cut} ${styles.cell}`} title={cell}>
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
      {upper !== undefined && headerLine !== null && joinsTitles && (
        <Text role="status">
          {t('header.joined', { upper: format.number(upper.line), lower: format.number(headerLine) })}
        </Text>
      )}
      <div className={flow.wrap}>
        {upper !== undefined && headerLine !== null && mayBeTitles(upper.cells) && (
          <Button
            size="small"
            appearance="transparent"
            disabledFocusable={isBusy}
            onClick={() => onChoose({ headerLine, joinsTitles: !joinsTitles })}
          >
            {t(joinsTitles ? 'header.separate' : 'header.join', { line: format.number(upper.line) })}
          </Button>
        )}
        {shown.length < start.length && (
          <Button size="small" appearance="transparent" onClick={() => setShowsAll(true)}>
            {t('header.more')}
          </Button>
        )}
      </div>
    </div>
  );
}
