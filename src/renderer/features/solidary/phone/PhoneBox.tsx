import { Caption1, SearchBox } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFreeLetter } from '#renderer/kit/actions/keys/letters.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { usePreferences } from '#renderer/kit/data/session.ts';
import type { ListBarProps } from '#renderer/kit/list/slots.ts';
import { isCompleteTelephone, isTelephone } from '#shared/telephone.ts';
import styles from './phone.module.css';

const FILTER = 'anyTelephone';
/** Longest number that the box takes, with its signs. */
const MAX_LETTERS = 30;

/**
 * Finds whoever calls (docs/screens/08-solidary-people.md §9): digits typed anywhere on the list go here, a complete
 * number is searched in all its spellings, and Enter opens the single result, whose page shows the open records.
 */
export function PhoneBox<R extends BaseRow>({ page, links }: ListBarProps<R>) {
  const { t } = useTranslation('solidarylists');
  const applied = page.state.filters[FILTER] ?? '';
  const [typed, setTyped] = useState(applied);
  const [known, setKnown] = useState({ shown: applied, sent: applied });
  if (known.shown !== applied) {
    setKnown({ shown: applied, sent: applied });
    // A change from outside, such as back or the button that clears the filters, replaces what was typed.
    if (known.sent !== applied) setTyped(applied);
  }
  const [isOpening, setOpening] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  const ask = (text: string) => {
    const next = isTelephone(text) ? text.trim() : '';
    if (next === applied) return;
    setKnown({ shown: applied, sent: next });
    page.setFilter(FILTER, next, applied !== '' && next !== '');
  };
  const type = (text: string) => {
    setTyped(text);
    setOpening(false);
    // An incomplete number would only cause useless requests, one per spelling.
    if (isCompleteTelephone(text) || text.trim() === '') ask(text);
    else if (applied !== '') ask('');
  };
  useDigitsAnywhere((digit) => {
    box.current?.focus();
    type(typed + digit);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isTelephone(typed)) return;
    event.preventDefault();
    ask(typed);
    setOpening(true);
  };

  const { list, query } = page;
  const isAnswered = applied !== '' && query.filters[FILTER] === applied && !list.isPlaceholderData && !list.isFetching;
  const found = isAnswered ? list.data : undefined;
  // A person missing among these rows may be in another structure.
  const isNarrowed = Object.keys(page.state.filters).some((name) => name !== FILTER);
  const openSingle = useEffectEvent(() => {
    setOpening(false);
    const [only] = found?.rows ?? [];
    if (found?.total === 1 && only !== undefined && links.hrefOf(only) !== undefined) links.open(only);
  });
  useEffect(() => {
    if (isOpening && isAnswered) openSingle();
  }, [isOpening, isAnswered]);

  return (
    <div className={styles.box}>
      <SearchBox
        ref={box}
        size="small"
        title={t('phone.label')}
        className={styles.input}
        aria-label={t('phone.label')}
        placeholder={t('phone.placeholder')}
        value={typed}
        maxLength={MAX_LETTERS}
        autoComplete="off"
        inputMode="tel"
        dismiss={{ 'aria-label': t('phone.clear') }}
        onChange={(_, { value }) => type(value)}
        onKeyDown={onKeyDown}
      />
      <Caption1 role="status" className={styles.said}>
        {hasOtherSigns(typed)
          ? t('phone.digits')
          : found === undefined
            ? ''
            : found.total === 0 && isNarrowed
              ? t('phone.noneHere')
              : t(found.total === 1 ? 'phone.one' : 'phone.found', { count: found.total })}
      </Caption1>
    </div>
  );
}

const hasOtherSigns = (typed: string) => !/^[\d\s+()./-]*$/.test(typed);

/**
 * Calls a function with a digit, or the + of a number, that is typed outside every field and popup. The user can switch
 * it off with the single letters (WCAG 2.1.4).
 */
function useDigitsAnywhere(onDigit: (digit: string) => void): void {
  const { hasLetterKeys } = usePreferences();
  const onKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!hasLetterKeys || !/^[\d+]$/.test(event.key) || !isFreeLetter(event)) return;
    event.preventDefault();
    onDigit(event.key);
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
