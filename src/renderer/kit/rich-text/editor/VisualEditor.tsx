import { Button } from '@fluentui/react-components';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { HeldInput } from '#renderer/kit/form/held-input.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { isolated } from '#shared/bidi.ts';
import { cutName } from '#shared/cut.ts';
import { cleanPaste, type PasteLoss } from '../paste.ts';
import { isOfPlatform } from '../pictures.ts';
import styles from '../richText.module.css';
import { readHtml } from './document.ts';
import { type DrawPicture, Picture } from './Picture.ts';
import type { ViewProps } from './props.ts';
import { Spelling } from './Spelling.tsx';
import { extensionsFor, serializerOf } from './schema.ts';
import { Toolbar } from './Toolbar.tsx';
import { usePaste } from './usePaste.ts';
import { adoptBlocks, sizeOf, writeHtml } from './written.ts';

/**
 * The formatted text with its toolbar. It reports no change until the user makes one, and then after a pause: no key
 * waits for the whole text to be written.
 */
export function VisualEditor(props: ViewProps & { onHtml: (changed?: string) => void }) {
  const { value, kind, isEditable, lines, onChange, onBlur, onHtml: leave, ...fieldProps } = props;
  const [held] = useState(() => new HeldInput(() => give()));
  const onHtml = (changed?: string) => {
    held.take();
    leave(changed);
  };
  const pasting = usePaste(kind, onHtml);
  const [start] = useState(() => ({ html: value, content: readHtml(value, kind) }));
  const draw = useDrawPicture();
  const extensions = useMemo(() => extensionsFor(kind, [Picture.configure({ draw })]), [kind, draw]);
  const editor = useEditor({
    extensions,
    content: start.content.toJSON(),
    // Its styles are part of the application's: the content policy allows no others.
    injectCSS: false,
    editable: isEditable,
    onUpdate: () => held.hold(),
    onBlur: ({ event }) => {
      const to = event.relatedTarget;
      const isStill =
        to instanceof Node && (event.target as Node).parentElement?.closest(`.${styles.control}`)?.contains(to);
      const page = event.currentTarget;
      if (isStill !== true) held.take();
      // Unmounting is no blur: the field may be gone from the form too.
      if (isStill !== true) queueMicrotask(() => page instanceof Node && page.isConnected && onBlur());
    },
    editorProps: {
      attributes: {
        class: styles.page ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        style: `min-block-size: ${String(lines * 1.5)}em`,
        ...ariaOf(fieldProps),
        ...(isEditable ? { tabindex: '0' } : { 'aria-readonly': 'true', tabindex: '0' }),
      },
      clipboardSerializer: serializerOf(kind),
      transformPastedHTML: (html) => cleanPaste(html, kind),
      handlePaste: pasting.onPaste,
    },
  });
  const [first] = useState(() => {
    adoptBlocks(start.content, editor.state.doc, kind);
    return editor.state.doc;
  });
  const give = useEffectEvent(() => {
    const { doc } = editor.state;
    // Undoing everything is no change: the stored text stays exactly the same.
    if (doc.eq(first)) onChange(start.html);
    else onChange(writeHtml(doc, kind) || null, sizeOf(doc, kind));
  });
  // Before the form itself is gone, whose draft is stored then.
  useLayoutEffect(() => () => held.take(), [held]);
  useEffect(() => {
    if (editor.isEditable !== isEditable) editor.setEditable(isEditable, false);
  }, [editor, isEditable]);
  return (
    <>
      {isEditable && <Toolbar editor={editor} kind={kind} onHtml={() => onHtml()} />}
      <EditorContent editor={editor} className={styles.holder} />
      {isEditable && <Spelling editor={editor} />}
      <PasteNote loss={pasting.loss} />
      {pasting.isConfirming && (
        <TableDialog onKeep={pasting.keepTable} onText={pasting.pasteText} onClose={pasting.giveUp} />
      )}
    </>
  );
}

/** Attributes of the document hold strings only. */
const ariaOf = (fieldProps: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldProps).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Returns a function that renders pictures of the platform; any other is replaced by its text and address. */
function useDrawPicture(): DrawPicture {
  const { t } = useTranslation('richText');
  const { pictureHosts } = useBootstrap();
  return useMemo(
    () =>
      ({ src, alt }) => {
        if (isOfPlatform(src, pictureHosts)) {
          return Object.assign(document.createElement('img'), { src: platformImageUrl(src), alt });
        }
        const holder = Object.assign(document.createElement('span'), { className: styles.elsewhere });
        const name = alt === '' ? t('elsewhere.picture.unnamed') : t('elsewhere.picture.named', { name: alt });
        holder.append(
          Object.assign(document.createElement('span'), { textContent: isolated(cutName(name)) }),
          Object.assign(document.createElement('span'), {
            textContent: isolated(cutName(src)),
            className: styles.address,
          }),
        );
        return holder;
      },
    [t, pictureHosts],
  );
}

/** Asks what to do with a pasted table, before it is inserted. */
function TableDialog(props: { onKeep: () => void; onText: () => void; onClose: () => void }) {
  const { t } = useTranslation(['richText', 'common']);
  return (
    <DialogFrame
      title={t('paste.table.title')}
      isQuestion
      onDismiss={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{t('common:actions.cancel')}</Button>
          <Button onClick={props.onText}>{t('paste.table.text')}</Button>
          <Button appearance="primary" onClick={props.onKeep}>
            {t('paste.table.keep')}
          </Button>
        </>
      }
    >
      <p>{t('paste.table.about')}</p>
    </DialogFrame>
  );
}

/** Tells which parts of the last paste were left out. */
function PasteNote({ loss }: { loss: PasteLoss | null }) {
  const { t } = useTranslation('richText');
  return (
    <div role="status" className={flow.quiet}>
      {loss?.hasTables === true && <p className={flow.quiet}>{t('paste.lost.tables')}</p>}
      {loss?.hasPictures === true && <p className={flow.quiet}>{t('paste.lost.pictures')}</p>}
    </div>
  );
}
