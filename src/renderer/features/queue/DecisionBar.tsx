import { Button } from '@fluentui/react-components';
import { ArrowLeftRegular, ArrowRightRegular, CheckmarkRegular, DismissRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLetterKeys } from '#renderer/kit/actions/keys/letters.ts';
import type { ShortcutId } from '#renderer/kit/actions/shortcuts/catalogue.ts';
import { useKeyNames } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { usePageFooter } from '#renderer/kit/ui/page/edges.ts';
import styles from './queue.module.css';

interface DecisionBarProps {
  /** The right to decide. */
  right: string;
  /** Whether the person has that right. */
  canDecide: boolean;
  /** What a decision does. */
  note: string;
  onAccept: (() => void) | undefined;
  onRefuse: (() => void) | undefined;
  onNext: () => void;
  onBack: (() => void) | undefined;
  /** The words of its two decisions where they are others; null for one that the queue does not offer. */
  labels?: { accept: string | null; refuse: string | null };
}

/** The decisions on the one on screen, each with its key. */
export function DecisionBar({ right, canDecide, note, onAccept, onRefuse, onNext, onBack, labels }: DecisionBarProps) {
  const { t } = useTranslation('queue');
  const { accept, refuse } = labels ?? { accept: t('accept'), refuse: t('refuse') };
  const keys = useKeyNames();
  const bar = useRef<HTMLDivElement>(null);
  usePageFooter(bar);
  useLetterKeys({ j: onNext, k: onBack });
  const button = (label: string, id: ShortcutId, Icon: typeof CheckmarkRegular, run?: () => void) => (
    <Button
      appearance={id === 'accept' ? 'primary' : 'secondary'}
      aria-keyshortcuts={keys.aria(id)}
      disabledFocusable={run === undefined}
      icon={<Icon />}
      onClick={run}
    >
      {label}
      <span className={styles.key} aria-hidden="true">
        {keys.label(id)}
      </span>
    </Button>
  );
  return (
    <div ref={bar} className={`${flow.row} ${styles.decisions}`} role="toolbar" aria-label={t('decisions')}>
      {accept !== null && button(accept, 'accept', CheckmarkRegular, onAccept)}
      {refuse !== null && button(refuse, 'refuse', DismissRegular, onRefuse)}
      {button(t('skip'), 'nextRecord', ArrowRightRegular, onNext)}
      {button(t('back'), 'previousRecord', ArrowLeftRegular, onBack)}
      <p className={flow.quiet}>{canDecide ? note : t('noRight', { right })}</p>
    </div>
  );
}
