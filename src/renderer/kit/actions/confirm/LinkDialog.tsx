import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#renderer/kit/data/store.ts';
import { linkQuestion, openExternal } from '#renderer/kit/ui/external.ts';
import { cut } from '#shared/cut.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LinkDialogProps {
  /** The text and the destination of the link. */
  text: string;
  onOpen: () => void;
  onClose: () => void;
}

/** Asks before a link in a text of the platform opens outside the application. */
export function LinkDialog({ text, onOpen, onClose }: LinkDialogProps) {
  const { t } = useTranslation('common');
  return (
    <ConfirmDialog
      title={t('link.title')}
      gate={{ level: 'confirm' }}
      button={t('link.open')}
      onConfirm={onOpen}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}

/** Maximum characters of the link's text that the question shows. */
const longestText = 120;

/** Asks about a link whose text shows another address than its destination. */
export function LinkQuestionDialog() {
  const { t } = useTranslation('common');
  const question = useStore(linkQuestion);
  useEffect(() => () => linkQuestion.set(null), []);
  if (question === null) return null;
  const { address, destination } = question;
  const close = () => linkQuestion.set(null);
  return (
    <LinkDialog
      text={t('link.other', { text: cut(question.text, longestText), destination })}
      onOpen={() => {
        close();
        openExternal(address);
      }}
      onClose={close}
    />
  );
}
