import { CheckmarkCircleRegular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { type Block, readBody } from '#shared/resources/campaigns/blocks.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { Asking } from './Asking.tsx';
import styles from './check.module.css';
import { Findings } from './Findings.tsx';
import { usePlaceLink } from './PlaceLink.tsx';
import { useMessageCheck } from './useMessageCheck.ts';

/** The check of a message as it is stored; renders nothing for a body without blocks. */
export function SavedMessageCheck({ campaign }: { campaign: Campaign }) {
  const { body } = campaign;
  const read = useMemo(() => readBody(body), [body]);
  return 'blocks' in read ? <Check campaign={campaign} blocks={read.blocks} /> : null;
}

/**
 * What can be found without a request is found by itself; pictures and links of elsewhere are asked when the person wants
 * it (docs/screens/04-campaigns.md §6, §10).
 */
function Check({ campaign, blocks }: { campaign: Campaign; blocks: readonly Block[] }) {
  const { t } = useTranslation('proofreading');
  const { id, subject } = campaign;
  const check = useMessageCheck({ id, subject, blocks });
  const renderLink = usePlaceLink(campaign);
  const { findings, asking } = check;
  const isAsked = asking.data !== undefined;
  const isOver = !asking.isPending && asking.error === null;
  return (
    <Section title={t('check.title')}>
      <div className={`${flow.gridS} ${styles.column}`}>
        <p>{t(isAsked ? 'check.asked' : 'check.unasked')}</p>
        <Asking check={check} label={t(isAsked ? 'check.again' : 'check.ask')} onAsk={check.ask} />
        <p role="status">
          {asking.isPending && t('check.asking')}
          {isOver && (findings.length === 0 ? t('check.nothing') : t('check.found', { count: findings.length }))}
        </p>
        {isOver && findings.length === 0 && <CheckmarkCircleRegular aria-hidden fontSize={24} />}
        <Findings findings={findings} renderLink={renderLink} />
      </div>
    </Section>
  );
}
