import { Button, ToggleButton } from '@fluentui/react-components';
import { CheckmarkRegular, EditRegular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { fullNameOf } from '#shared/full-name.ts';
import { type ScriptMoment, scriptMoments } from '#shared/ipc/call-scripts.ts';
import type { FormStructure } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { RecordForm } from '../fields.ts';
import { useTimesInWords } from '../useTimesInWords.ts';
import { answeredMoments, hasTimes } from './done.ts';
import styles from './script.module.css';
import { useOwnSentences } from './scripts.ts';
import { spoken } from './sentences.ts';

const ScriptDialog = lazily(async () => (await import('./ScriptDialog.tsx')).ScriptDialog);

interface CallScriptProps {
  form: RecordForm;
  structure: CurrentStructure;
  /** The structure as it was read, which has its times of day. */
  read: FormStructure;
}

const parts = ['identity', 'journey', 'needs', 'times'] as const;

/**
 * What to say during a call, one sentence at a time, to be read aloud while the form fills
 * (docs/screens/07-solidary-records.md §9): the first moment without an answer is the next one.
 */
export function CallScript({ form, structure, read }: CallScriptProps) {
  const { t } = useTranslation('recordForm');
  const own = useOwnSentences(structure.id);
  const [said, setSaid] = useState<readonly ScriptMoment[]>([]);
  const [chosen, setChosen] = useState<ScriptMoment | null>(null);
  const [isEdited, setEdited] = useState(false);
  const answered = useWatch({
    control: form.record.form.control,
    name: parts,
    compute: ([identity, journey, needs, times]) => answeredMoments({ identity, journey, needs, times }),
  });
  const isDone = (moment: ScriptMoment) => answered.includes(moment) || said.includes(moment);
  const current = chosen ?? scriptMoments.find((moment) => !isDone(moment)) ?? 'closing';
  const goOn = () => {
    setSaid([...said, current]);
    setChosen(null);
  };
  return (
    <Section
      title={t('script.title')}
      tools={
        <Button
          size="small"
          appearance="subtle"
          icon={<EditRegular />}
          aria-label={t('script.edit', { structure: structure.name })}
          title={t('script.edit', { structure: structure.name })}
          onClick={() => setEdited(true)}
        />
      }
    >
      <Sentence
        text={own[current] ?? t(`script.sentences.${current}`)}
        form={form}
        structure={structure.name}
        read={read}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form. */}
      <div role="group" aria-label={t('script.moments')} className={flow.lineS}>
        {scriptMoments.map((moment) => (
          <ToggleButton
            key={moment}
            size="small"
            checked={moment === current}
            icon={isDone(moment) ? <CheckmarkRegular /> : undefined}
            aria-label={isDone(moment) ? t('script.doneMoment', { moment: t(`script.names.${moment}`) }) : undefined}
            onClick={() => setChosen(moment === chosen ? null : moment)}
          >
            {t(`script.names.${moment}`)}
          </ToggleButton>
        ))}
        {current !== 'closing' && (
          <Button size="small" className={flow.end} onClick={goOn}>
            {t('script.said')}
          </Button>
        )}
      </div>
      <Suspense>{isEdited && <ScriptDialog structure={structure} onClose={() => setEdited(false)} />}</Suspense>
    </Section>
  );
}

interface SentenceProps {
  text: string;
  form: RecordForm;
  structure: string;
  read: FormStructure;
}

/** A sentence with what the form knows by now; apart, so that a key draws it alone. */
function Sentence({ text, form, structure, read }: SentenceProps) {
  const { t } = useTranslation('recordForm');
  const { user } = useSignedIn();
  const [identity, journey, times] = useWatch({
    control: form.record.form.control,
    name: ['identity', 'journey', 'times'],
  });
  const words = useTimesInWords(times, read);
  const { origin, destination, goesAnywhere } = journey;
  return (
    <p className={styles.sentence}>
      {spoken(text, {
        opérateur: user.givenName,
        structure,
        personne: fullNameOf(identity),
        quand: hasTimes(times) ? words.join(', ') : null,
        départ: origin === null ? null : (origin.town ?? origin.label),
        arrivée: goesAnywhere
          ? t('sentence.anywhere')
          : destination === null
            ? null
            : (destination.town ?? destination.label),
      })}
    </p>
  );
}
