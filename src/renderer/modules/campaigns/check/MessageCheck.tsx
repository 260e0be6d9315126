import { Button, ProgressBar } from '@fluentui/react-components';
import { CheckmarkCircleRegular, DismissCircleRegular, InfoRegular } from '@fluentui/react-icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { type Block, writeBody } from '#shared/resources/campaigns/blocks.ts';
import styles from './check.module.css';
import { type Answers, checkAnswers, checkLocally, type Finding } from './rules.ts';

interface MessageCheckProps {
  /** Id of the campaign; null for one that was never saved. */
  id: number | null;
  subject: string;
  blocks: readonly Block[];
  /** Leads to a block, by its rank from 0; absent where the message is not edited. */
  onGoToBlock?: (index: number) => void;
}

/**
 * The check of a message before its test, as a list that leads to the blocks (docs/screens/04-campaigns.md §6, §10).
 * Pictures and links are requested only when the person asks for it.
 */
export function MessageCheck({ id, subject, blocks, onGoToBlock }: MessageCheckProps) {
  const { t } = useTranslation('proofreading');
  const asking = useActionMutation<Answers>();
  const [isOpen, setIsOpen] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const findings = useMemo(() => {
    if (!isOpen) return [];
    const found = [...checkLocally({ subject, blocks }), ...(asking.data ? checkAnswers(blocks, asking.data) : [])];
    return found.toSorted((left, right) => Number(left.level === 'advice') - Number(right.level === 'advice'));
  }, [isOpen, subject, blocks, asking.data]);
  const check = () => {
    setIsOpen(true);
    stop.current = new AbortController();
    const { signal } = stop.current;
    void asking.run(() => invoke('campaigns.checkMessage', { id, body: writeBody(blocks) }, { signal }));
  };
  const isOver = isOpen && !asking.isPending && asking.error === null;
  return (
    <Section title={t('check.title')}>
      <div className={styles.column}>
        <p>{t('check.about')}</p>
        <div className={flow.wrap}>
          <Button disabledFocusable={asking.isPending} onClick={check}>
            {t(isOpen ? 'check.again' : 'check.start')}
          </Button>
          {asking.isPending && <Button onClick={() => stop.current?.abort()}>{t('check.stop')}</Button>}
        </div>
        {asking.isPending && <ProgressBar aria-label={t('check.asking')} />}
        {asking.error?.kind !== 'cancelled' && <MutationError error={asking.error} />}
        <p role="status">
          {asking.isPending && t('check.asking')}
          {isOver && (findings.length === 0 ? t('check.nothing') : t('check.found', { count: findings.length }))}
        </p>
        {isOver && findings.length === 0 && <CheckmarkCircleRegular aria-hidden fontSize={24} />}
        {isOpen && findings.length > 0 && (
          <ul className={styles.findings}>
            {findings.map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity, and are drawn anew together.
              <Found key={index} finding={finding} onGoToBlock={onGoToBlock} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function Found({
  finding: { kind, level, block, values },
  onGoToBlock,
}: {
  finding: Finding;
  onGoToBlock: ((index: number) => void) | undefined;
}) {
  const { t } = useTranslation('proofreading');
  const { size } = useFormat();
  const weight = typeof values?.bytes === 'number' ? { size: size(values.bytes) } : {};
  const Icon = level === 'blocking' ? DismissCircleRegular : InfoRegular;
  return (
    <li data-level={level}>
      <Icon aria-hidden fontSize={20} />
      <div>
        <strong>{t(`check.levels.${level}`)}</strong> {t(`check.findings.${kind}`, { ...values, ...weight })}{' '}
        {block !== null && onGoToBlock === undefined && t('check.inBlock', { rank: block + 1 })}
      </div>
      {block !== null && onGoToBlock !== undefined && (
        <Button size="small" onClick={() => onGoToBlock(block)}>
          {t('check.goTo', { rank: block + 1 })}
        </Button>
      )}
    </li>
  );
}
