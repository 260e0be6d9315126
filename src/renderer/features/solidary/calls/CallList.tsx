import { Button } from '@fluentui/react-components';
import {
  CallDismissRegular,
  CheckmarkRegular,
  DismissRegular,
  type FluentIcon,
  PersonVoiceRegular,
} from '@fluentui/react-icons';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isInField } from '#renderer/kit/actions/keys/letters.ts';
import { usePreferences } from '#renderer/kit/data/session.ts';
import { DialogFrame, startsHere } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { type CallAnswer, type Calls, callAnswers } from './call-state.ts';
import styles from './calls.module.css';

/** Somebody to call. */
export interface Callee<Key extends string | number> {
  key: Key;
  name: string;
  /** Short facts: when they can drive, how far they have to go. */
  facts: readonly string[];
  /** Beside the name, such as what they are. */
  kind?: ReactNode;
}

interface CallListProps<Key extends string | number> {
  title: string;
  calls: Calls<Key>;
  /** Those of `calls.people` of whom something is known, in the same order. */
  callees: readonly Callee<Key>[];
  /** The large telephone of the person on screen. */
  renderTelephone: (key: Key) => ReactNode;
  /** What is said to them, and what comes after a yes. */
  renderBelow?: (key: Key) => ReactNode;
  /** Notes the answer and moves on; nothing where it cannot be noted now. */
  onAnswer: ((key: Key, answer: CallAnswer) => void) | null;
  /** How answers are kept, and what became of the last one. */
  notes: ReactNode;
  /** In place of the person once everybody was called. */
  done: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
}

const icons: Readonly<Record<CallAnswer, FluentIcon>> = {
  reached: PersonVoiceRegular,
  notReached: CallDismissRegular,
  yes: CheckmarkRegular,
  no: DismissRegular,
};

/**
 * People to call, one after the other: the telephone of one large on screen, a key for what came of it, then the next
 * one (docs/screens/07-solidary-records.md §3.4).
 */
export function CallList<Key extends string | number>(props: CallListProps<Key>) {
  const { title, calls, callees, renderTelephone, renderBelow, onAnswer, notes, done, actions, onClose } = props;
  const { t } = useTranslation('solidarylists');
  const { number } = useFormat();
  const { hasLetterKeys } = usePreferences();
  const heading = useRef<HTMLHeadingElement>(null);
  const index = callees.findIndex(({ key }) => key === calls.current);
  const current = callees[index];
  const key = current?.key;
  // The one who comes next is read out; the first one has the focus from the start.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the person.
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [key]);

  const keyOf = (answer: CallAnswer) => t(`calls.keys.${answer}`);
  const give = (answer: CallAnswer) => key !== undefined && onAnswer?.(key, answer);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!hasLetterKeys || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
    if (event.defaultPrevented || isInField(event.target) || !event.currentTarget.contains(event.target as Node))
      return;
    const answer = callAnswers.find((one) => keyOf(one).toLowerCase() === event.key.toLowerCase());
    if (answer === undefined) return;
    event.preventDefault();
    give(answer);
  };
  return (
    <DialogFrame
      title={title}
      size="large"
      onDismiss={onClose}
      onKeyDown={onKeyDown}
      actions={
        <>
          {actions}
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      {notes}
      {current === undefined ? (
        <div>
          <h3 ref={heading} tabIndex={-1} className={flow.headingL} {...startsHere}>
            {t('calls.allDone')}
          </h3>
          {done}
        </div>
      ) : (
        <section className={`${flow.stackS} ${styles.card}`} aria-label={current.name}>
          <div className={flow.line}>
            <h3 ref={heading} tabIndex={-1} className={flow.headingL} {...startsHere}>
              {current.name}
            </h3>
            {current.kind}
            <span className={flow.small}>
              {t('calls.position', { place: number(index + 1), total: number(callees.length) })}
            </span>
          </div>
          <div className={`${flow.row} ${styles.telephone}`}>{renderTelephone(current.key)}</div>
          {current.facts.length > 0 && <p className={flow.quiet}>{current.facts.join(' · ')}</p>}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form. */}
          <div role="group" aria-label={t('calls.answer')} className={flow.wrap}>
            {callAnswers.map((answer) => {
              const Icon = icons[answer];
              return (
                <Button
                  key={answer}
                  icon={<Icon />}
                  appearance={calls.answers.get(current.key) === answer ? 'primary' : 'secondary'}
                  aria-pressed={calls.answers.get(current.key) === answer}
                  aria-keyshortcuts={hasLetterKeys ? keyOf(answer) : undefined}
                  disabledFocusable={onAnswer === null}
                  onClick={() => give(answer)}
                >
                  {t(`calls.answers.${answer}`)}
                  {hasLetterKeys && (
                    <kbd className={`${flow.fine} ${styles.key}`} aria-hidden>
                      {keyOf(answer)}
                    </kbd>
                  )}
                </Button>
              );
            })}
          </div>
          {renderBelow?.(current.key)}
        </section>
      )}
      <ol className={styles.people} aria-label={t('calls.people')}>
        {callees.map((callee) => {
          const answer = calls.answers.get(callee.key);
          return (
            <li key={callee.key}>
              <button
                type="button"
                className={`${flow.pressable} ${flow.bar} ${styles.person}`}
                aria-current={callee.key === calls.current ? 'true' : undefined}
                onClick={() => calls.show(callee.key)}
              >
                <span className={flow.strong}>{callee.name}</span>
                <span className={flow.small}>{callee.facts.join(' · ')}</span>
                {answer !== undefined && (
                  <span className={`${flow.fine} ${flow.end}`}>{t(`calls.given.${answer}`)}</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </DialogFrame>
  );
}
