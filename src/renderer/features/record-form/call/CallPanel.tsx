import { Checkbox, Field, Textarea } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { countedFrom, longestText } from '#shared/resources/solidaryrecords/text-length.ts';

interface CallPanelProps {
  notes: string;
  onNotes: (notes: string) => void;
  sendsNotes: boolean;
  onSendsNotes: (sends: boolean) => void;
  /** Above the form, where it takes little room. */
  isCompact: boolean;
  /** For whom the call is taken, and how long it has lasted where the title has no room for that. */
  children: ReactNode;
}

/** The note pad of the call that goes on (docs/screens/07-solidary-records.md §9). */
export function CallPanel(props: CallPanelProps) {
  const { notes, onNotes, sendsNotes, onSendsNotes, isCompact, children } = props;
  const { t } = useTranslation('recordForm');
  return (
    <Section title={t('call.title')}>
      {children}
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
    </Section>
  );
}
