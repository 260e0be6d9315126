import { mergeClasses } from '@fluentui/react-components';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import styles from '../richText.module.css';
import { bytesOf, lettersOf } from '../rules.ts';
import { isReproducible, readHtml } from './document.ts';
import { HtmlView } from './HtmlView.tsx';
import type { RichTextControlProps } from './props.ts';
import type { EditedKind } from './schema.ts';
import { VisualEditor } from './VisualEditor.tsx';
import { type TextSize, writeHtml } from './written.ts';

type View = 'visual' | 'html';

interface ControlState {
  /** What the form held when this was drawn last. */
  given: string | null;
  text: string | null;
  /** Null where it has to be counted. */
  size: TextSize | null;
  view: View;
  round: number;
}

const viewFor = (value: string | null, kind: EditedKind): View => (isReproducible(value, kind) ? 'visual' : 'html');

/** The editor of one text, or its HTML source where the editor would change more than the user does. */
export function RichTextControl(props: RichTextControlProps) {
  const {
    value,
    kind,
    isEditable,
    isDimmed,
    adviceAbove,
    maxBytes,
    lines = 8,
    onChange,
    onBlur,
    name: _,
    ...fieldProps
  } = props;
  const { t } = useTranslation('richText');
  const [state, setState] = useState<ControlState>(() => ({
    given: value,
    text: value,
    size: null,
    view: viewFor(value, kind),
    round: 0,
  }));
  const [isConfirming, setConfirming] = useState(false);
  // Another text came from elsewhere (a draft, another user's save): it is opened anew.
  if (state.given !== value) {
    const isOwn = value === state.text;
    // What is typed comes back with each key: only a text from elsewhere is parsed.
    const anew = () => ({ text: value, size: null, view: viewFor(value, kind), round: state.round + 1 });
    setState({ ...state, given: value, ...(!isOwn && anew()) });
  }

  const change = (text: string | null, size: TextSize | null = null) => {
    setState((now) => ({ ...now, text, size }));
    onChange(text);
  };
  const show = (view: View) => setState((now) => ({ ...now, view, round: now.round + 1 }));
  /** `changed`: the text with something that the editor does not know. */
  const toHtml = (changed?: string) => {
    if (changed !== undefined) change(changed);
    show('html');
  };
  const toVisual = (text: string | null) => {
    if (isReproducible(text, kind)) show('visual');
    else setConfirming(true);
  };

  const shared = { ...fieldProps, lines, isEditable, onChange: change, onBlur, kind };
  return (
    <div className={mergeClasses(styles.control, isDimmed === true && styles.dimmed)}>
      {state.view === 'visual' ? (
        <VisualEditor key={state.round} {...shared} value={state.text} onHtml={toHtml} />
      ) : (
        <HtmlView key={state.round} {...shared} value={state.text} onVisual={toVisual} />
      )}
      <Counter html={state.text} size={state.size} adviceAbove={adviceAbove} maxBytes={maxBytes} />
      {isConfirming && (
        <ConfirmDialog
          title={t('convert.title')}
          gate={{ level: 'confirm' }}
          button={t('convert.button')}
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            change(writeHtml(readHtml(state.text, kind), kind) || null);
            show('visual');
          }}
        >
          <p>{t('convert.text')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

interface CounterProps {
  html: string | null;
  size: TextSize | null;
  adviceAbove?: number;
  maxBytes?: number;
}

/** Shows the length of a text, the advised and the maximal one. It is announced only when one of them is exceeded. */
function Counter({ html, size, adviceAbove, maxBytes }: CounterProps) {
  const { t } = useTranslation('richText');
  const { number, size: shownSize } = useFormat();
  const later = useDeferredValue(html ?? '');
  const { letters, bytes } = useMemo(() => size ?? { letters: lettersOf(later), bytes: bytesOf(later) }, [later, size]);
  const isLong = adviceAbove !== undefined && letters > adviceAbove;
  const isTooLong = maxBytes !== undefined && bytes > maxBytes;
  return (
    <div className={styles.counter}>
      <span>{t('counter.letters', { count: letters, shown: number(letters) })}</span>
      {maxBytes !== undefined && (
        <span>{t('counter.size', { shown: shownSize(bytes), max: shownSize(maxBytes) })}</span>
      )}
      <span role="status" className={mergeClasses((isLong || isTooLong) && styles.warning)}>
        {isTooLong
          ? t('counter.tooLong', { max: shownSize(maxBytes) })
          : isLong
            ? t('counter.advice', { max: number(adviceAbove) })
            : null}
      </span>
    </div>
  );
}
