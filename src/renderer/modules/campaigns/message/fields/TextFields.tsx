import { Field } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '#renderer/kit/rich-text/RichText.tsx';
import { RichTextInput } from '#renderer/kit/rich-text/RichTextField.tsx';
import hidden from '#renderer/kit/ui/hidden/hidden.module.css';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { isFilled, type TextBlock } from '#shared/resources/campaigns/blocks.ts';
import { excerptOf } from '../block-name.ts';
import styles from '../message.module.css';
import type { FieldsProps } from './props.ts';

/**
 * A formatted text: shown as it is read, until it is opened in the editor. One text of a message is open at a time,
 * since each is an editor of its own.
 */
export function TextFields({ block, store, isReadOnly, isActive }: FieldsProps<TextBlock> & { isActive: boolean }) {
  const { t } = useTranslation('message');
  if (!isActive || isReadOnly) {
    return (
      <div className={`${flow.framed} ${styles.closedText}`}>
        <div inert={!isReadOnly}>
          {isFilled(block) ? <RichText html={block.html} level={3} /> : <p>{t('fields.emptyText')}</p>}
        </div>
        {!isReadOnly && (
          <button
            type="button"
            className={`${flow.ring} ${styles.openText}`}
            data-first
            aria-label={t('fields.openText', { words: excerptOf(block) || t('fields.emptyText') })}
            onClick={() => store.open(block.key)}
          >
            <EditRegular className={styles.openIcon} />
          </button>
        )}
      </div>
    );
  }
  return <OpenText block={block} store={store} />;
}

function OpenText({ block: { key, html }, store }: Pick<FieldsProps<TextBlock>, 'block' | 'store'>) {
  const { t } = useTranslation('message');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The editor is loaded with the first text: it takes the focus once it is there, unless the person went on.
    const field = place.current;
    if (field === null) return;
    const isWaiting = () => {
      const { activeElement } = document;
      return activeElement === null || activeElement === document.body || field.contains(activeElement);
    };
    const focus = () => {
      const editor = field.querySelector<HTMLElement>('[role="textbox"]');
      if (editor === null) return false;
      if (isWaiting() && document.activeElement !== editor) editor.focus();
      return true;
    };
    if (focus()) return;
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(field, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <Field label={{ className: hidden.hidden, children: t('fields.text') }}>
        <RichTextInput
          value={html === '' ? null : html}
          kind="text"
          lines={6}
          isEditable
          onChange={(value) => store.change<TextBlock>(key, { html: value ?? '' }, 'html')}
          onBlur={() => {}}
        />
      </Field>
    </div>
  );
}
