import { Caption1, Checkbox, Field, Textarea } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#renderer/kit/data/store.ts';
import type { DraftStorage } from '#renderer/kit/form/drafts/keeper.ts';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { countedFrom, longestText } from '#shared/resources/solidaryrecords/text-length.ts';
import type { Elapsed } from './useElapsed.ts';

interface CallPanelProps {
  /** Whole seconds since the call began. */
  elapsed: Elapsed['seconds'];
  notes: string;
  onNotes: (notes: string) => void;
  sendsNotes: boolean;
  onSendsNotes: (sends: boolean) => void;
  storedIn: DraftStorage;
  /** Above the form, where it takes little room. */
  isCompact: boolean;
}

/** The call that goes on: its time and a note pad (docs/screens/07-solidary-records.md §9). */
export const CallPanel = memo(function CallPanel(props: CallPanelProps) {
  const { elapsed, notes, onNotes, sendsNotes, onSendsNotes, storedIn, isCompact } = props;
  const { t } = useTranslation('recordForm');
  return (
    <Section title={t('call.title')}>
      <p>
        <Timer elapsed={elapsed} />
      </p>
      <Field
        label={t('call.notes')}
        hint={notes.length > countedFrom ? `${notes.length} / ${longestText}` : t('call.notesHint')}
      >
        <Textarea
          rows={isCompact ? 2 : 6}
          resize="vertical"
          // The notes become a comment, which has as many at most.
          maxLength={longestText}
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
});

function Timer({ elapsed }: Pick<CallPanelProps, 'elapsed'>) {
  const { t } = useTranslation('recordForm');
  const seconds = useStore(elapsed);
  const two = (part: number) => String(part).padStart(2, '0');
  const time = t('call.elapsedValue', { minutes: Math.floor(seconds / 60), seconds: two(seconds % 60) });
  return <span role="timer">{t('call.elapsed', { time })}</span>;
}
