import { Button } from '@fluentui/react-components';
import { CopyRegular, DocumentTextRegular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptStore } from '#renderer/kit/data/kept-store.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { useSolutions } from '../context.ts';
import styles from '../matching.module.css';
import { fill } from '../templates/fill.ts';
import { useTemplateValues } from '../templates/useTemplateValues.ts';
import { type SpokenDriver, useSentences } from './useSentences.ts';

const TemplatesDialog = lazily(async () => (await import('../templates/TemplatesDialog.tsx')).TemplatesDialog);

interface SayCardProps {
  to: 'driver' | 'beneficiary';
  driver: SpokenDriver;
}

/**
 * The sentence to say, ready to be read aloud or copied (docs/screens/07-solidary-records.md §3.3). A template of the
 * person takes its place for all records of the structure, until the session ends.
 */
export function SayCard({ to, driver }: SayCardProps) {
  const { t } = useTranslation('matching');
  const copy = useCopy();
  const { record } = useSolutions();
  const sentence = useSentences(record)(driver)[to];
  const values = useTemplateValues(record, driver.givenName ?? null);
  const kept = useKeptStore<string | null>(['sentence-template', record.structureId, to], null);
  const template = useStore(kept);
  const [isChoosing, setChoosing] = useState(false);
  const text = template === null ? sentence : fill(template, values).text;
  return (
    <section className={flow.stackXS} aria-label={t(`say.${to}`)}>
      <div className={flow.lineS}>
        <span className={flow.small}>{t(`say.${to}`)}</span>
        <Button
          size="small"
          appearance="subtle"
          icon={<CopyRegular />}
          aria-label={t('contact.copyOf', { name: t(`say.${to}`) })}
          onClick={() => void copy(text)}
        >
          {t('contact.copy')}
        </Button>
        <Button
          size="small"
          appearance="subtle"
          icon={<DocumentTextRegular />}
          aria-label={t('say.templateOf', { name: t(`say.${to}`) })}
          onClick={() => setChoosing(true)}
        >
          {t('message.templates')}
        </Button>
        {template !== null && (
          <Button size="small" appearance="subtle" onClick={() => kept.set(null)}>
            {t('say.reset')}
          </Button>
        )}
      </div>
      <blockquote className={styles.preview}>{text}</blockquote>
      {isChoosing && (
        <DialogSequence>
          <Suspense>
            <TemplatesDialog
              record={record}
              driver={driver.givenName ?? null}
              onUse={(_, chosen) => {
                kept.set(chosen);
                setChoosing(false);
              }}
              onClose={() => setChoosing(false)}
            />
          </Suspense>
        </DialogSequence>
      )}
    </section>
  );
}
