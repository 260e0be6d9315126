import { Button, mergeClasses } from '@fluentui/react-components';
import { AddRegular, ArrowDownRegular, ArrowUpRegular, DeleteRegular } from '@fluentui/react-icons';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { moveOfKey } from '#renderer/kit/form/rows/commands.ts';
import { RowActions } from '#renderer/kit/form/rows/RowActions.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from './lists.module.css';
import { isSeveralLines, pastedLines } from './paste.ts';
import { RowText } from './RowText.tsx';
import type { OptionRow, ProofRow } from './rows.ts';

interface OptionRowsProps {
  /** Name of the proof. */
  name: string;
  path: string;
  options: OptionRow[];
  /** Answers hold the values: options keep theirs, none comes and none goes. */
  isAnswered: boolean;
  isReadOnly: boolean;
  /** The message of the fault at a path below the options; of the options as a whole where that is empty. */
  faultOf: (relative: string) => string | undefined;
  change: (change: Partial<ProofRow>, place?: string) => void;
}

const blank: OptionRow = { label: '', value: null };

/** The options of a list or of radio buttons: what is shown, and what is stored of an answer. */
export function OptionRows({ name, path, options, isAnswered, isReadOnly, faultOf, change }: OptionRowsProps) {
  const { t } = useTranslation('structureLists');
  const root = useRef<HTMLFieldSetElement>(null);
  const isFixed = isReadOnly || isAnswered;
  const focus = (at: number) =>
    root.current?.querySelectorAll<HTMLElement>('[data-option]')[at]?.querySelector('input')?.focus();

  const set = (next: OptionRow[], at: number) => {
    flushSync(() => change({ options: next }));
    if (next.length === 0) root.current?.querySelector<HTMLElement>('[data-add-option]')?.focus();
    else focus(Math.min(at, next.length - 1));
  };
  const edit = (at: number, part: Partial<OptionRow>) =>
    change(
      { options: options.map((option, rank) => (rank === at ? { ...option, ...part } : option)) },
      `options.${at}.${Object.keys(part).join()}`,
    );
  const add = (after: number) => set(options.toSpliced(after + 1, 0, blank), after + 1);
  const remove = (at: number) => set(options.toSpliced(at, 1), at);
  const move = (at: number, by: 1 | -1) => {
    const moved = options[at];
    if (moved === undefined || options[at + by] === undefined) return;
    set(options.toSpliced(at, 1).toSpliced(at + by, 0, moved), at + by);
  };
  const onKeyDown = (at: number, option: OptionRow) => (event: KeyboardEvent) => {
    const by = moveOfKey(event);
    const isText = event.target instanceof HTMLInputElement;
    const isEmpty = option.label === '' && (option.value ?? '') === '';
    if (isFixed && by === null) {
      if (event.key === 'Enter' && isText) event.preventDefault();
      return;
    }
    if (by !== null && !isReadOnly) move(at, by);
    else if (isText && event.key === 'Enter' && !event.nativeEvent.isComposing) {
      if (!isEmpty) add(at);
    } else if (isText && event.key === 'Delete' && isEmpty) remove(at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = (at: number) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    event.stopPropagation();
    if (isFixed || !isSeveralLines(text)) return;
    event.preventDefault();
    // A label that is there twice is marked at its field.
    const added = pastedLines(text, []).map(({ cells: [label = ''] }) => ({ label, value: null }));
    const isOver = options[at]?.label.trim() === '';
    set(options.toSpliced(isOver ? at : at + 1, isOver ? 1 : 0, ...added), at + added.length);
  };
  const whole = faultOf('');
  return (
    <fieldset
      ref={root}
      className={`${flow.stackXS} ${styles.options}`}
      data-field={path}
      data-label={t('options.of', { name })}
    >
      <legend>{t('options.title')}</legend>
      <p className={`${flow.small} ${flow.unlessEmpty}`}>{t(isAnswered ? 'options.answered' : 'options.hint')}</p>
      {whole !== undefined && <p className={`${flow.small} ${flow.danger}`}>{whole}</p>}
      {options.length > 0 && (
        <div aria-hidden className={mergeClasses(styles.option, styles.optionHead)}>
          <span>{t('options.labelColumn')}</span>
          <span>{t('options.valueColumn')}</span>
        </div>
      )}
      <ol className={`${flow.listS} ${styles.optionRows}`}>
        {options.map((option, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the list; the focus follows it there.
            key={at}
            data-option
            className={`${flow.fills} ${styles.option}`}
            onKeyDown={onKeyDown(at, option)}
            onPaste={onPaste(at)}
          >
            <RowText
              path={`${path}.${at}.label`}
              name={t('options.label', { rank: at + 1, name })}
              value={option.label}
              error={faultOf(`${at}.label`)}
              isRequired
              isReadOnly={isReadOnly}
              onType={(label) => edit(at, { label })}
            />
            <RowText
              path={`${path}.${at}.value`}
              name={t('options.value', { rank: at + 1, name })}
              value={option.value ?? ''}
              placeholder={option.label}
              error={faultOf(`${at}.value`)}
              isReadOnly={isFixed}
              onType={(value) => edit(at, { value: value === '' ? null : value })}
            />
            {!isReadOnly && (
              <RowActions
                label={t('options.actions', { rank: at + 1 })}
                actions={[
                  {
                    id: 'up',
                    icon: ArrowUpRegular,
                    label: t('options.up', { rank: at + 1 }),
                    run: () => move(at, -1),
                    isOff: at === 0,
                  },
                  {
                    id: 'down',
                    icon: ArrowDownRegular,
                    label: t('options.down', { rank: at + 1 }),
                    run: () => move(at, 1),
                    isOff: at === options.length - 1,
                  },
                  ...(isAnswered
                    ? []
                    : [
                        {
                          id: 'remove',
                          icon: DeleteRegular,
                          label: t('options.remove', { rank: at + 1 }),
                          run: () => remove(at),
                        },
                      ]),
                ]}
              />
            )}
          </li>
        ))}
      </ol>
      {!isFixed && (
        <Button data-add-option size="small" icon={<AddRegular />} onClick={() => add(options.length - 1)}>
          {t('options.add')}
        </Button>
      )}
    </fieldset>
  );
}
