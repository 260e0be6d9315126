import { Field, Input } from '@fluentui/react-components';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AddressFault, linkAddress } from '../addresses.ts';
import { EditorDialog } from './EditorDialog.tsx';
import type { EditedKind } from './schema.ts';

interface LinkDialogProps {
  editor: Editor;
  kind: EditedKind;
  onClose: () => void;
}

/** Edits the address of a link, and its text where nothing is selected. */
export function LinkDialog({ editor, kind, onClose }: LinkDialogProps) {
  const { t } = useTranslation('richText');
  const [before] = useState<string | null>(() => {
    const { href }: { href?: unknown } = editor.getAttributes('link');
    return typeof href === 'string' ? href : null;
  });
  const [typed, setTyped] = useState(before ?? '');
  const [text, setText] = useState('');
  const [fault, setFault] = useState<AddressFault | null>(null);
  const needsText = editor.state.selection.empty && before === null;

  const apply = () => {
    const { address, fault: found } = linkAddress(typed, kind === 'article');
    if (found !== undefined) return setFault(found);
    const chain = editor.chain().focus();
    if (needsText) {
      const inserted = text.trim() || address.replace(/^(?:mailto|tel):/, '');
      chain.insertContent({ type: 'text', text: inserted, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    } else chain.extendMarkRange('link').setLink({ href: address }).run();
    onClose();
  };

  return (
    <EditorDialog
      title={t(before === null ? 'link.add' : 'link.edit')}
      button={t('link.apply')}
      onApply={apply}
      onClose={onClose}
    >
      <Field
        label={t('link.address')}
        required
        hint={t(kind === 'article' ? 'link.hintWithPaths' : 'link.hint')}
        validationState={fault === null ? 'none' : 'error'}
        validationMessage={fault === null ? undefined : t(`link.faults.${fault}`)}
      >
        <Input
          value={typed}
          spellCheck={false}
          autoComplete="off"
          onChange={(_, { value }) => {
            setTyped(value);
            setFault(null);
          }}
        />
      </Field>
      {needsText && (
        <Field label={t('link.text')} hint={t('link.textHint')}>
          <Input value={text} autoComplete="off" onChange={(_, { value }) => setText(value)} />
        </Field>
      )}
    </EditorDialog>
  );
}
