import { Field, Textarea } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { countedFrom, longestText } from '#shared/resources/solidaryrecords/text-length.ts';

interface MessageFieldProps {
  text: string;
  onChange: (text: string) => void;
  isJudged: boolean;
}

/** The message to an external driver, counted near its end. */
export function MessageField({ text, onChange, isJudged }: MessageFieldProps) {
  const { t } = useTranslation('externaljourneys');
  const left = longestText - text.length;
  const hints = [
    text.includes('<') && t('contact.angles'),
    text.length >= countedFrom && left >= 0 && t('contact.left', { count: left }),
  ];
  const wrong =
    left < 0
      ? t('contact.tooLong', { count: -left })
      : isJudged && text.trim() === ''
        ? t('contact.required')
        : undefined;
  return (
    <Field
      required
      label={t('contact.message')}
      hint={hints.filter(Boolean).join(' ') || undefined}
      validationMessage={wrong}
    >
      <Textarea rows={9} resize="vertical" value={text} onChange={(_, { value }) => onChange(value)} />
    </Field>
  );
}
