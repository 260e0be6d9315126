import { Accordion, AccordionHeader, AccordionItem, AccordionPanel, Button } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Facts } from '#renderer/kit/ui/show/FactsCard.tsx';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { readBody } from '#shared/resources/campaigns/blocks.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { MessagePreview } from '../message/MessagePreview.tsx';
import { renderMessage } from '../message/render.ts';
import styles from './show.module.css';

interface MessageProps {
  campaign: Campaign;
  /** Whether its subject, its sender, its text version and its source are shown too. */
  isDetailed?: boolean;
}

/** The message as it is read, with its subject and sender on its own page (docs/screens/04-campaigns.md §6, §7). */
export function MessageSection({ campaign: { subject, email, body }, isDetailed = false }: MessageProps) {
  const { t } = useTranslation('campaigns');
  // Each reading gives its blocks new keys.
  const read = useMemo(() => readBody(body), [body]);
  return (
    <Section title={t('show.message')}>
      {isDetailed && (
        <Facts
          section={t('show.message')}
          facts={[
            { label: t('fields.subject'), field: 'subject', isWide: true, value: subject },
            { label: t('fields.email'), isWide: true, value: email && <MailText address={email} /> },
          ]}
        />
      )}
      {'raw' in read ? (
        <>
          <p>{t('show.raw')}</p>
          <SourceText label={t('fields.body')} content={read.raw} />
        </>
      ) : (
        <>
          <MessagePreview subject={subject} blocks={read.blocks} hasSubject={false} />
          {isDetailed && <Sources {...renderMessage(subject, read.blocks)} />}
        </>
      )}
    </Section>
  );
}

/** The message as plain text and as HTML, each to copy. */
function Sources({ text, html }: { text: string; html: string }) {
  const { t } = useTranslation('campaigns');
  return (
    <Accordion collapsible multiple>
      <Source title={t('show.textVersion')} copyLabel={t('show.copyText')} content={text} />
      <Source title={t('show.htmlSource')} copyLabel={t('show.copySource')} content={html} />
    </Accordion>
  );
}

function Source({ title, copyLabel, content }: { title: string; copyLabel: string; content: string }) {
  const copy = useCopy();
  return (
    <AccordionItem value={title}>
      <AccordionHeader>{title}</AccordionHeader>
      <AccordionPanel>
        <Button size="small" icon={<CopyRegular />} onClick={() => void copy(content)}>
          {copyLabel}
        </Button>
        <SourceText label={title} content={content} />
      </AccordionPanel>
    </AccordionItem>
  );
}

const SourceText = ({ label, content }: { label: string; content: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard.
  <section className={`${flow.framed} ${styles.source}`} tabIndex={0} aria-label={label}>
    <pre className={styles.text}>{content}</pre>
  </section>
);
