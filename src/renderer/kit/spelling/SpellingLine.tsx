import { Button } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { dictionaryLocales } from '#shared/dictionaries.ts';
import { type WordAt, wordsIn } from './engine/words.ts';
import { SuggestionMenu } from './SuggestionMenu.tsx';
import styles from './spelling.module.css';
import { checker, useSpelling } from './spelling.ts';

/** Milliseconds after the last key until a text is checked. */
export const PAUSE = 700;

/** Wrong words of one line above which it may be written in the other language. */
const FOREIGN = 3;

interface SpellingLineProps {
  text: string;
  /** Puts another text in its place. */
  onChange: (text: string) => void;
}

/** Under a text of one line: its words that are spelled wrong, each with what it may stand for; nothing where none is. */
export function SpellingLine({ text, onChange }: SpellingLineProps) {
  const { t } = useTranslation('spelling');
  const { locale, setLocale, round } = useSpelling();
  const [wrong, setWrong] = useState<{ text: string; words: readonly WordAt[] }>({ text: '', words: [] });
  const [opened, setOpened] = useState<WordAt | null>(null);
  const place = useRef<HTMLElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  /** The field above: it has the focus once a word was replaced, as the words of the line are looked at anew. */
  const field = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round checks again.
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const words = wordsIn(text);
      const found = await checker.wrongOf(
        locale,
        words.map(({ word }) => word),
      );
      if (!isOver) setWrong({ text, words: words.filter(({ word }) => found.has(word)) });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, locale, round]);
  // Of a text that is typed in, the words stand elsewhere by now.
  if (wrong.words.length === 0 || wrong.text !== text) return null;
  return (
    <p ref={line} className={`${flow.quiet} ${styles.line}`}>
      {t('line')}{' '}
      {wrong.words.map((one) => (
        <Button
          key={one.from}
          size="small"
          appearance="transparent"
          className={styles.word}
          aria-haspopup="menu"
          aria-label={t('word', { word: one.word })}
          onClick={({ currentTarget }) => {
            place.current = currentTarget;
            setOpened(one);
          }}
        >
          <span className={styles.misspelled}>{one.word}</span>
        </Button>
      ))}
      {wrong.words.length > FOREIGN &&
        dictionaryLocales
          .filter((one) => one !== locale)
          .map((one) => (
            <Button key={one} size="small" appearance="subtle" onClick={() => setLocale(one)}>
              {t(`menu.language.${one}`)}
            </Button>
          ))}
      {opened !== null && (
        <SuggestionMenu
          word={opened.word}
          place={() => place.current?.getBoundingClientRect() ?? new DOMRect()}
          onReplace={(suggestion) => {
            field.current = line.current?.previousElementSibling?.querySelector<HTMLElement>('input, textarea') ?? null;
            onChange(text.slice(0, opened.from) + suggestion + text.slice(opened.to));
          }}
          onClose={() => {
            setOpened(null);
            (field.current ?? place.current)?.focus();
            field.current = null;
          }}
        />
      )}
    </p>
  );
}
