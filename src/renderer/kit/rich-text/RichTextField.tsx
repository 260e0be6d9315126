import {
  FieldContextProvider,
  Skeleton,
  SkeletonItem,
  useFieldControlProps_unstable,
} from '@fluentui/react-components';
import { Suspense } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#renderer/kit/form/fields/FieldFrame.tsx';
import { type FieldProps, useField } from '#renderer/kit/form/fields/useField.tsx';
import { type LazyComponent, lazily } from '#renderer/kit/ui/lazily.tsx';
import type { RichTextControlProps } from './editor/props.ts';
import styles from './richText.module.css';

type Html = string | null;

interface RichTextProps extends Partial<Pick<RichTextControlProps, 'kind' | 'adviceAbove' | 'maxBytes' | 'lines'>> {
  /** Shows the text for selection, without editing. */
  isReadOnly?: boolean;
}

/** The editor and its engine: loaded with the first field that needs them. */
const RichTextControl: LazyComponent<RichTextControlProps> = lazily(
  async () => (await import('./editor/RichTextControl.tsx')).RichTextControl,
);

/**
 * Edits formatted text as HTML; null when empty. A text that the editor cannot reproduce exactly opens as HTML source
 * beside a preview. An untouched value stays exactly what was stored; an edited one is sanitized by the rule of the
 * schema (`optionalRichText`).
 */
export function RichTextField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Html>, Values>({
  control,
  name,
  label,
  isDisabled = false,
  isReadOnly = false,
  alsoCheck,
  kind = 'text',
  adviceAbove,
  maxBytes,
  lines,
  ...frame
}: FieldProps<Draft, Html, Name, Values> & RichTextProps) {
  const { value, setValue, onBlur, error } = useField<Html, Draft, Name, Values>({ control, name, alsoCheck });
  return (
    <FieldFrame path={name} label={label} error={error} isWide {...frame}>
      <RichTextInput
        {...{ name, value, kind, adviceAbove, maxBytes, lines }}
        isEditable={!isDisabled && !isReadOnly}
        isDimmed={isDisabled}
        onChange={setValue}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

/**
 * The editor of formatted text for a value that is kept elsewhere than in a form. It takes label, hint, error and
 * required state from the field around it.
 */
export function RichTextInput(props: RichTextControlProps) {
  const fieldProps = useFieldControlProps_unstable();
  return (
    // The fields of its dialogs have labels of their own.
    <FieldContextProvider value={undefined}>
      <Suspense fallback={<EditorSkeleton lines={props.lines} />}>
        <RichTextControl {...props} {...fieldProps} />
      </Suspense>
    </FieldContextProvider>
  );
}

/** Placeholder of an editor whose code is loading. */
function EditorSkeleton({ lines = 8 }: { lines?: number }) {
  const { t } = useTranslation('richText');
  return (
    <Skeleton aria-label={t('loading')} className={styles.skeleton} style={{ minBlockSize: `${lines * 1.5 + 3}em` }}>
      <SkeletonItem size={32} />
      <SkeletonItem size={16} />
      <SkeletonItem size={16} />
    </Skeleton>
  );
}
