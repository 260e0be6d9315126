import { Button, Spinner, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryDialogProps } from '#renderer/kit/actions/define.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { toAppError } from '#shared/failure.ts';
import { isThin, matrixOf, thinOnly } from './matrix.ts';
import { OperatorTable } from './OperatorTable.tsx';
import styles from './operators.module.css';
import { useReadings, useStructures } from './useOperators.ts';

/**
 * Structures by operators, to find those with one operator or none (docs/screens/09-solidary-structures.md §7): of the
 * structures that the list shows, or of those selected in it. An item that is not read yet, or cannot be, counts as
 * unknown, never as without operators.
 */
export function OperatorsDialog({ query, chosen, onClose }: QueryDialogProps) {
  const { t } = useTranslation(['solidarystructures', 'common']);
  const { number } = useFormat();
  const [isThinOnly, setThinOnly] = useState(false);
  const structures = useStructures({ query, chosen });
  const readings = useReadings(structures.data);
  const read = new Map(readings.flatMap(({ structure, item }) => (item === undefined ? [] : [[structure.id, item]])));
  const whole = matrixOf(structures.data ?? [], read);
  const shown = isThinOnly ? thinOnly(whole) : whole;
  const waiting = readings.filter(({ isReading, item }) => isReading && item === undefined).length;
  const unread = readings.filter(({ error, item }) => error !== null && item === undefined).length;
  const thin = whole.lines.filter(isThin);
  const none = thin.filter(({ operators }) => operators?.length === 0).length;
  const summary = [
    t('solidarystructures:operators.none', { count: none }),
    t('solidarystructures:operators.one', { count: thin.length - none }),
    ...(unread === 0 ? [] : [t('solidarystructures:operators.unread', { count: unread })]),
  ].join(' · ');
  const progress = t('solidarystructures:operators.reading', {
    done: number(readings.length - waiting),
    total: number(readings.length),
  });
  const isRead = structures.data !== undefined && waiting === 0;
  return (
    <DialogFrame
      title={t('solidarystructures:operators.title')}
      onDismiss={onClose}
      className={styles.dialog}
      actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      <p>{t('solidarystructures:operators.about')}</p>
      {structures.error !== null && (
        <ErrorState
          error={toAppError(structures.error)}
          context="solidarystructures"
          onRetry={() => void structures.refetch()}
        />
      )}
      <div className={`${flow.bar} ${styles.tools}`}>
        <div role="status">
          {!isRead && structures.error === null && <Spinner size="extra-small" label={progress} />}
          {isRead && summary}
        </div>
        <Switch
          checked={isThinOnly}
          label={t('solidarystructures:operators.thinOnly')}
          onChange={(_, { checked }) => setThinOnly(checked)}
        />
      </div>
      {shown.lines.length > 0 && <OperatorTable matrix={shown} readings={readings} onOpen={onClose} />}
      {isRead && shown.lines.length === 0 && (
        <p>{t(`solidarystructures:operators.${isThinOnly ? 'noThin' : 'noStructure'}`)}</p>
      )}
    </DialogFrame>
  );
}
