import { Button } from '@fluentui/react-components';
import { CopyRegular, DocumentTextRegular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import type { Listener } from '#shared/ipc/own-sentences.ts';
import { useSolutions } from '../context.ts';
import styles from '../matching.module.css';
import { fill } from '../templates/fill.ts';
import { useTemplateValues } from '../templates/useTemplateValues.ts';
import { useOwnSentence } from './useOwnSentence.ts';
import { type SpokenDriver, useSentences } from './useSentences.ts';

const TemplatesDialog = lazily(async () => (await import('../templates/TemplatesDialog.tsx')).TemplatesDialog);

interface SayCardProps {
  to: Listener;
  driver: SpokenDriver;
}

/**
 * The sentence to say, ready to be read aloud or copied (docs/screens/07-solidary-records.md §3.3). A template of the
 * person takes its place for all records of the structure, until they give that of the application back.
 */
export function SayCard({ to, driver }: SayCardProps) {
  const { t } = useTranslation('matching');
  const copy = useCopy();
  const { record } = useSolutions();
  const sentence = useSentences(record)(driver)[to];
  const values = useTemplateValues(record, driver.givenName ?? null);
  const own = useOwnSentence(record.structureId, to);
  const [isChoosing, setChoosing] = useState(false);
  const text = own.text === null ? sentence : fill(own.text, values).text;
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
        {own.text !== null && (
          <Button
            size="small"
            appearance="subtle"
            disabledFocusable={own.isPending}
            onClick={() => void own.save(null)}
          >
            {t('say.reset')}
          </Button>
        )}
      </div>
      <blockquote className={styles.preview}>{text}</blockquote>
      {own.isInMemory && <p role="status">{t('say.inMemory')}</p>}
      <MutationError error={own.error} />
      {isChoosing && (
        <DialogSequence>
          <Suspense>
            <TemplatesDialog
              record={record}
              driver={driver.givenName ?? null}
              onUse={(_, chosen) => {
                setChoosing(false);
                void own.save(chosen);
              }}
              onClose={() => setChoosing(false)}
            />
          </Suspense>
        </DialogSequence>
      )}
    </section>
  );
}
