import { CheckmarkCircleRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { type Block, readBody } from '#shared/resources/campaigns/blocks.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { Asking } from './Asking.tsx';
import styles from './check.module.css';
import { Findings } from './Findings.tsx';
import { useMessageCheck } from './useMessageCheck.ts';

/** The check of a message as it is stored; renders nothing for a body without blocks. */
export function SavedMessageCheck({ campaign: { id, subject, body } }: { campaign: Campaign }) {
  const read = useMemo(() => readBody(body), [body]);
  return 'blocks' in read ? <Check id={id} subject={subject} blocks={read.blocks} /> : null;
}

/** A check that begins when the person asks for it (docs/screens/04-campaigns.md §6, §10). */
function Check(message: { id: number; subject: string; blocks: readonly Block[] }) {
  const { t } = useTranslation('proofreading');
  const [isOpen, setIsOpen] = useState(false);
  const check = useMessageCheck({ ...message, isOn: isOpen });
  const { findings, asking } = check;
  const isOver = isOpen && !asking.isPending && asking.error === null;
  const ask = () => {
    setIsOpen(true);
    check.ask();
  };
  return (
    <Section title={t('check.title')}>
      <div className={styles.column}>
        <p>{t('check.about')}</p>
        <Asking check={check} label={t(isOpen ? 'check.again' : 'check.start')} onAsk={ask} />
        <p role="status">
          {asking.isPending && t('check.asking')}
          {isOver && (findings.length === 0 ? t('check.nothing') : t('check.found', { count: findings.length }))}
        </p>
        {isOver && findings.length === 0 && <CheckmarkCircleRegular aria-hidden fontSize={24} />}
        <Findings findings={findings} />
      </div>
    </Section>
  );
}
