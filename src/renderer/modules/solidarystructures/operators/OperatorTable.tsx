import { Button, Spinner } from '@fluentui/react-components';
import { CheckmarkRegular, PersonWarningRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { toAppError } from '#shared/failure.ts';
import { addressOf } from '#shared/routes.ts';
import { isThin, type OperatorMatrix, type StructureLine } from './matrix.ts';
import styles from './operators.module.css';
import type { StructureReading } from './useOperators.ts';

interface OperatorTableProps {
  matrix: OperatorMatrix;
  readings: readonly StructureReading[];
  /** Called when a link is followed. */
  onOpen: () => void;
}

/** The matrix: a line for each structure with the number of its operators, a column for each operator. */
export function OperatorTable({ matrix: { lines, operators }, readings, onOpen }: OperatorTableProps) {
  const { t } = useTranslation('solidarystructures');
  const { number } = useFormat();
  const can = useCan();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard.
    <section tabIndex={0} aria-label={t('operators.title')} className={styles.scroller}>
      <table className={styles.table} aria-label={t('operators.title')}>
        <thead>
          <tr>
            <th scope="col">{t('operators.structure')}</th>
            <th scope="col">{t('operators.count')}</th>
            {operators.map(({ id, name }) => (
              <th key={id} scope="col">
                {can('user_read') ? (
                  <RecordLink to={addressOf('users_show', { id })} onClick={onOpen}>
                    {name || `#${id}`}
                  </RecordLink>
                ) : (
                  name || `#${id}`
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.structure.id}>
              <th scope="row">
                <RecordLink to={addressOf('solidarystructures_show', { id: line.structure.id })} onClick={onOpen}>
                  {line.structure.name}
                </RecordLink>
              </th>
              <td className={isThin(line) ? styles.thin : undefined}>
                <OperatorCount line={line} reading={readings.find(({ structure }) => structure === line.structure)} />
              </td>
              {operators.map(({ id }) => (
                <td key={id} className={styles.mark}>
                  <Mark line={line} operatorId={id} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('operators.structures')}</th>
            <td />
            {operators.map(({ id }) => (
              <td key={id} className={styles.mark}>
                {number(lines.filter((line) => operates(line, id)).length)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const operates = ({ operators }: StructureLine, id: number): boolean =>
  operators?.some((operator) => operator.id === id) === true;

function Mark({ line, operatorId }: { line: StructureLine; operatorId: number }) {
  const { t } = useTranslation('solidarystructures');
  if (line.operators === null) return <VisuallyHidden>{t('operators.unknown')}</VisuallyHidden>;
  if (!operates(line, operatorId)) return null;
  return (
    <>
      <CheckmarkRegular aria-hidden />
      <VisuallyHidden>{t('operators.operates')}</VisuallyHidden>
    </>
  );
}

/** The number of operators of a structure, as text where there are too few; or why it is unknown. */
function OperatorCount({ line, reading }: { line: StructureLine; reading: StructureReading | undefined }) {
  const { t } = useTranslation(['solidarystructures', 'common']);
  const { number } = useFormat();
  if (line.operators !== null) {
    if (!isThin(line)) return number(line.operators.length);
    return (
      <span className={`${flow.inline} ${styles.warning}`}>
        <PersonWarningRegular aria-hidden />
        {t(`solidarystructures:operators.${line.operators.length === 0 ? 'nobody' : 'single'}`)}
      </span>
    );
  }
  if (reading === undefined || reading.error === null || reading.isReading) {
    return <Spinner size="extra-tiny" aria-label={t('solidarystructures:operators.waiting')} />;
  }
  return (
    <span className={`${flow.stackXS} ${styles.failed}`}>
      <ErrorLine error={toAppError(reading.error)} context="solidarystructures" />
      <Button size="small" onClick={reading.readAgain}>
        {t('common:states.retry')}
      </Button>
    </span>
  );
}
