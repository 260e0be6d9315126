import { Button, Spinner } from '@fluentui/react-components';
import { CheckmarkRegular, DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isFocusLost } from '#renderer/kit/ui/focus-lost.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { PersonStructure } from '#shared/resources/solidary/people.ts';
import { ACCEPTED, REFUSED } from '#shared/resources/solidary/status.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import styles from '../solidary.module.css';

interface StructureRowProps {
  structure: PersonStructure;
  canDecide: boolean;
  /** Whether the platform gives the id that a decision names. */
  isKnown: boolean;
  /** Whether a decision is on its way: for this structure, for another one, for none. */
  pending: 'this' | 'other' | 'none';
  /** Whether a decision can take minutes. */
  isLong: boolean;
  onAccept: () => void;
  onRefuse: () => void;
  /** Content shown where the id is unknown. */
  children?: ReactNode;
}

/** One structure of a person. Accepting is offered until it is done, and so is refusing. */
export function StructureRow({
  structure,
  canDecide,
  isKnown,
  pending,
  isLong,
  onAccept,
  onRefuse,
  children,
}: StructureRowProps) {
  const { t } = useTranslation('solidary');
  const reason = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const { name, status } = structure;
  const shown = useRef(status);
  // The button that was pressed goes with the status that it changed: the focus stays in the row.
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    if (isFocusLost()) buttons.current?.querySelector('button')?.focus();
  }, [status]);
  const isDisabled = !isKnown || pending !== 'none';
  const button = (kind: 'accept' | 'refuse', act: () => void) => (
    <Button
      size="small"
      icon={kind === 'accept' ? <CheckmarkRegular /> : <DismissRegular />}
      aria-label={t(`structures.${kind}In`, { structure: name })}
      aria-describedby={isKnown ? undefined : reason}
      disabledFocusable={isDisabled}
      onClick={() => !isDisabled && act()}
    >
      {t(`structures.${kind}`)}
    </Button>
  );
  return (
    <li className={flow.line}>
      <span className={styles.rowName}>{name}</span>
      <StatusBadge status={status} />
      {canDecide && (
        <div ref={buttons} className={flow.wrap}>
          {status !== ACCEPTED && button('accept', onAccept)}
          {status !== REFUSED && button('refuse', onRefuse)}
        </div>
      )}
      {canDecide && !isKnown && (
        <p id={reason} className={`${flow.quiet} ${styles.wide}`}>
          {t('structures.noLink')}
        </p>
      )}
      {children}
      <div role="status" className={pending === 'this' ? styles.wide : undefined}>
        {pending === 'this' && (
          <Spinner
            size="tiny"
            labelPosition="after"
            label={t(isLong ? 'structures.sendingLong' : 'structures.sending')}
          />
        )}
      </div>
    </li>
  );
}
