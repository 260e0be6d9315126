import { Button } from '@fluentui/react-components';
import { CheckmarkCircleRegular, WarningRegular } from '@fluentui/react-icons';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Asking } from './Asking.tsx';
import styles from './check.module.css';
import { Findings } from './Findings.tsx';
import type { useMessageCheck } from './useMessageCheck.ts';

type Check = ReturnType<typeof useMessageCheck>;

interface ReadingButtonProps {
  check: Check;
  isOpen: boolean;
  /** Id of the list that it opens. */
  controls: string;
  onToggle: () => void;
}

/** How a message reads before it is sent, in one line that opens the points. */
export function ReadingButton({ check: { findings, asking }, isOpen, controls, onToggle }: ReadingButtonProps) {
  const { t } = useTranslation('proofreading');
  const isGood = findings.length === 0;
  return (
    <Button
      size="small"
      appearance="subtle"
      className={isGood ? flow.success : flow.warning}
      icon={isGood ? <CheckmarkCircleRegular /> : <WarningRegular />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      {asking.isPending ? t('check.asking') : isGood ? t('check.good') : t('check.points', { count: findings.length })}
    </Button>
  );
}

interface ReadingListProps {
  id: string;
  check: Check;
  renderLink: ComponentProps<typeof Findings>['renderLink'];
}

/** The points of a message that is being written, and the request of its pictures and links. */
export function ReadingList({ id, check, renderLink }: ReadingListProps) {
  const { t } = useTranslation('proofreading');
  const { findings, asking } = check;
  return (
    <section id={id} className={`${flow.gridS} ${flow.card} ${styles.reading}`} aria-label={t('check.title')}>
      <p>{t(asking.data === undefined ? 'check.unasked' : 'check.asked')}</p>
      <Findings findings={findings} renderLink={renderLink} />
      <Asking check={check} label={t(asking.data === undefined ? 'check.ask' : 'check.again')} onAsk={check.ask} />
    </section>
  );
}
