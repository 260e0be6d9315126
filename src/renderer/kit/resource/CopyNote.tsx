import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

interface CopyNoteProps {
  /** The record that was copied. */
  name: string;
  /** Records of this kind have a picture: it stays with the one that was copied. */
  hasPicture?: boolean;
  /** Translated text about what else is not copied. */
  also?: string;
}

/** Says that a form starts as a copy, and what was not copied. */
export function CopyNote({ name, hasPicture = false, also }: CopyNoteProps) {
  const { t } = useTranslation('record');
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {t('copy.of', { name })} {hasPicture && t('copy.noPicture')} {also}
      </MessageBarBody>
    </MessageBar>
  );
}
