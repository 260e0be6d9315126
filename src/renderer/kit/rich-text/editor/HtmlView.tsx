import { Button, MessageBar, MessageBarActions, MessageBarBody, Textarea } from '@fluentui/react-components';
import { useDeferredValue, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeldInput } from '#renderer/kit/form/held-input.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { findingsOf } from '../findings.ts';
import { RichText } from '../RichText.tsx';
import styles from '../richText.module.css';
import { isReproducible } from './document.ts';
import type { ViewProps } from './props.ts';

/** Edits the HTML source, with its defects and a preview, which follow after a pause. Untouched, it stays as it is stored. */
export function HtmlView({
  value,
  kind,
  isEditable,
  lines,
  onChange,
  onBlur,
  onVisual,
  ...fieldProps
}: ViewProps & { onVisual: (html: string | null) => void }) {
  const { t } = useTranslation('richText');
  const checks = useId();
  const html = value ?? '';
  // The control holds what is typed: a text from elsewhere opens another one.
  const [first] = useState(html);
  const source = useRef<HTMLTextAreaElement>(null);
  const typedNow = () => source.current?.value || null;
  const give = useEffectEvent(() => onChange(typedNow()));
  const [held] = useState(() => new HeldInput(() => give()));
  useLayoutEffect(() => () => held.take(), [held]);
  const later = useDeferredValue(html);
  const isForEditor = useMemo(() => isReproducible(later, kind), [later, kind]);
  const described = [fieldProps['aria-describedby'], checks].filter((id) => id !== undefined).join(' ');
  return (
    <>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{t(isForEditor ? 'html.about' : 'html.why')}</MessageBarBody>
        {isEditable && (
          <MessageBarActions>
            <Button
              onClick={() => {
                held.take();
                onVisual(typedNow());
              }}
            >
              {t('html.toEditor')}
            </Button>
          </MessageBarActions>
        )}
      </MessageBar>
      <div className={styles.halves}>
        <div className={styles.half}>
          <span className={flow.small} aria-hidden>
            {t('html.source')}
          </span>
          <Textarea
            {...fieldProps}
            aria-describedby={described}
            className={styles.source}
            textarea={{ className: styles.code }}
            rows={lines}
            resize="vertical"
            spellCheck={false}
            readOnly={!isEditable}
            ref={source}
            defaultValue={first}
            onChange={() => held.hold()}
            onBlur={() => {
              held.take();
              onBlur();
            }}
          />
        </div>
        <section className={styles.half} aria-label={t('html.preview')}>
          <span className={flow.small} aria-hidden>
            {t('html.preview')}
          </span>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long preview is scrolled by the keyboard too. */}
          <div className={styles.preview} tabIndex={0}>
            <RichText html={later} />
          </div>
        </section>
      </div>
      <div id={checks} className={styles.findings} role="status">
        <Findings html={later} kind={kind} />
      </div>
    </>
  );
}

function Findings({ html, kind }: Pick<ViewProps, 'kind'> & { html: string }) {
  const { t } = useTranslation('richText');
  const { list } = useFormat();
  const found = useMemo(() => findingsOf(html, kind), [html, kind]);
  const lines = [
    found.unbalanced !== null && t('html.check.unbalanced', { name: found.unbalanced }),
    found.isUnreadable && t('html.check.unreadable'),
    found.elements.length > 0 &&
      t('html.check.elements', { names: list(found.elements), count: found.elements.length }),
    found.attributes.length > 0 &&
      t('html.check.attributes', { names: list(found.attributes), count: found.attributes.length }),
    found.addresses.length > 0 &&
      t('html.check.addresses', { names: list(found.addresses), count: found.addresses.length }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return t('html.check.good');
  return (
    <>
      {t('html.check.title')}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
