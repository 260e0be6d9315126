import { Caption1, Checkbox, Field, Textarea } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { DraftStorage } from '#renderer/kit/form/drafts/keeper.ts';
import { Section } from '#renderer/kit/ui/show/Section.tsx';

/** Characters of the note pad: it becomes a comment, which has as many at most. */
const LONGEST = 2000;
/** From how many characters on the rest is counted. */
const COUNTED = 1800;

interface CallPanelProps {
  seconds: number;
  notes: string;
  onNotes: (notes: string) => void;
  sendsNotes: boolean;
  onSendsNotes: (sends: boolean) => void;
  storedIn: DraftStorage;
  /** Above the form, where it takes little room. */
  isCompact: boolean;
}

/** The call that goes on: its time and a note pad (docs/screens/07-solidary-records.md §9). */
export function CallPanel({ seconds, notes, onNotes, sendsNotes, onSendsNotes, storedIn, isCompact }: CallPanelProps) {
  const { t } = useTranslation('recordcreate');
  const two = (part: number) => String(part).padStart(2, '0');
  const time = t('call.elapsedValue', { minutes: Math.floor(seconds / 60), seconds: two(seconds % 60) });
  return (
    <Section title={t('call.title')}>
      <p>
        <span role="timer">{t('call.elapsed', { time })}</span>
      </p>
      <Field
        label={t('call.notes')}
        hint={notes.length > COUNTED ? `${notes.length} / ${LONGEST}` : t('call.notesHint')}
      >
        <Textarea
          rows={isCompact ? 2 : 6}
          resize="vertical"
          maxLength={LONGEST}
          value={notes}
          onChange={(_, { value }) => onNotes(value)}
        />
      </Field>
      <Checkbox
        checked={sendsNotes}
        label={t('call.sendNotes')}
        onChange={(_, { checked }) => onSendsNotes(checked === true)}
      />
      {storedIn !== null && (
        <div>
          <Caption1>{t(storedIn === 'disk' ? 'call.keptDisk' : 'call.keptMemory')}</Caption1>
        </div>
      )}
    </Section>
  );
}
