import { Button, Field, Textarea } from '@fluentui/react-components';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { longestLetter } from '#shared/ipc/hitchhiking.ts';
import { letterPlaceholders } from './fill-letter.ts';
import type { Letter } from './useLetter.ts';

/** The text of the letter, with what can be filled in for each person, and its keeping. */
export function LetterField({ letter }: { letter: Letter }) {
  const { t } = useTranslation('hitchhikers');
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, isBusy } = letter;
  const isEmpty = text.trim() === '';
  const insert = (name: string) => {
    const { current } = field;
    const [start, end] = [current?.selectionStart ?? text.length, current?.selectionEnd ?? text.length];
    const inserted = `{${name}}`;
    letter.onText(`${text.slice(0, start)}${inserted}${text.slice(end)}`.slice(0, longestLetter));
    current?.focus();
    // Once the new text is rendered, the caret is moved behind the insertion.
    requestAnimationFrame(() => current?.setSelectionRange(start + inserted.length, start + inserted.length));
  };
  return (
    <div className={flow.stackS}>
      <Field
        label={t('letters.letter')}
        hint={t('letters.letterHint')}
        validationMessage={isEmpty ? t('letters.empty') : undefined}
      >
        <Textarea
          ref={field}
          rows={7}
          resize="vertical"
          value={text}
          maxLength={longestLetter}
          onChange={(_, { value }) => letter.onText(value)}
        />
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form. */}
      <div role="group" aria-label={t('letters.placeholders')} className={flow.wrap}>
        {letterPlaceholders.map((name) => (
          <Button
            key={name}
            size="small"
            title={t(`letters.meaning.${name}`)}
            aria-label={t('letters.insertOf', { name: t(`letters.meaning.${name}`) })}
            onClick={() => insert(name)}
          >
            {`{${name}}`}
          </Button>
        ))}
      </div>
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
