import type { FluentIcon } from '@fluentui/react-icons';
import { type ReactNode, type Ref, use, useId } from 'react';
import { createPortal } from 'react-dom';
import { SentenceNotesContext } from './notes.ts';
import styles from './sentence.module.css';

/** What a control takes of its part: its name, and what is told of it under the sentence. */
export interface PartControl {
  'aria-label': string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface PartProps {
  /** Path of the value in the form, by which the error summary and the focus find the part. */
  path: string;
  /** Name of the value: a sentence has no labels that are seen. */
  label: string;
  /** Nobody chose it: it follows from something else, or is what the form starts with. */
  isSuggested?: boolean;
  error?: ReactNode;
  /** What is to be known of the value; an error stands in its place. */
  note?: ReactNode;
  icon?: FluentIcon;
  ref?: Ref<HTMLSpanElement>;
  children: (control: PartControl) => ReactNode;
}

const isTold = (text: ReactNode) => text !== undefined && text !== null && text !== false;

/** A part of a sentence: the real field in its place, with what is wrong with it under the sentence. */
export function Part({ path, label, isSuggested = false, error, note, icon: Icon, ref, children }: PartProps) {
  const id = useId();
  const notes = use(SentenceNotesContext);
  const isWrong = isTold(error);
  const told = isWrong ? error : note;
  return (
    <span
      ref={ref}
      className={styles.part}
      title={label}
      data-field={path}
      data-label={label}
      data-suggested={isSuggested || undefined}
      data-wrong={isWrong || undefined}
    >
      {Icon !== undefined && <Icon aria-hidden />}
      {children({
        'aria-label': label,
        'aria-invalid': isWrong || undefined,
        'aria-describedby': isTold(told) ? id : undefined,
      })}
      {isTold(told) &&
        notes !== null &&
        createPortal(
          <p id={id} className={isWrong ? styles.wrong : undefined}>
            <strong>{label}</strong> {told}
          </p>,
          notes,
        )}
    </span>
  );
}
