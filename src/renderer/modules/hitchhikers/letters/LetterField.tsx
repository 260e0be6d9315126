import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { PlaceholderTextarea } from '#renderer/kit/form/PlaceholderTextarea.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { longestLetter } from '#shared/ipc/hitchhiking.ts';
import { letterPlaceholders } from './fill-letter.ts';
import type { Letter } from './useLetter.ts';

/** The text of the letter, with what can be filled in for each person, and its keeping. */
export function LetterField({ letter }: { letter: Letter }) {
  const { t } = useTranslation('hitchhikers');
  const { text, isBusy } = letter;
  const isEmpty = text.trim() === '';
  return (
    <div className={flow.stackS}>
      <PlaceholderTextarea
        label={t('letters.letter')}
        hint={t('letters.letterHint')}
        error={isEmpty ? t('letters.empty') : undefined}
        text={text}
        onText={letter.onText}
        longest={longestLetter}
        rows={7}
        placeholders={letterPlaceholders}
        meaningOf={(name) => t(`letters.meaning.${name}`)}
      />
      <div className={flow.wrap}>
        <Button
          size="small"
          disabledFocusable={isBusy || isEmpty || !letter.isChanged}
          onClick={letter.isChanged && !isEmpty ? letter.save : undefined}
        >
          {t('letters.keep')}
        </Button>
        {(letter.isOwn || letter.isChanged) && (
          <Button size="small" appearance="subtle" disabledFocusable={isBusy} onClick={letter.restore}>
            {t('letters.restore')}
          </Button>
        )}
        <span role="status" className={flow.quiet}>
          {letter.saved !== null && t(`letters.${letter.saved}`)}
        </span>
      </div>
      <MutationError error={letter.error} />
    </div>
  );
}
