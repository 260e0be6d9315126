import { Checkbox, Field, Input } from '@fluentui/react-components';
import type { Editor } from '@tiptap/react';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadPictureContext } from '../uploads.ts';
import { EditorDialog } from './EditorDialog.tsx';
import { PictureUpload } from './PictureUpload.tsx';

interface PictureDialogProps {
  editor: Editor;
  onClose: () => void;
}

const isPictureAddress = (typed: string): boolean => URL.canParse(typed) && new URL(typed).protocol === 'https:';

/** Adds a picture to an article: uploaded to the site, or by its address; with its alternative text. */
export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  const { t } = useTranslation('richText');
  const upload = use(UploadPictureContext);
  const [address, setAddress] = useState('');
  const [alt, setAlt] = useState('');
  const [isDecoration, setDecoration] = useState(false);
  const [showErrors, setShowErrors] = useState(false);
  const isAddressGood = isPictureAddress(address.trim());
  const isAltGood = isDecoration || alt.trim() !== '';

  const apply = () => {
    setShowErrors(true);
    if (!isAddressGood || !isAltGood) return;
    const attrs = { src: address.trim(), alt: isDecoration ? '' : alt.trim() };
    editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
    onClose();
  };

  return (
    <EditorDialog title={t('picture.title')} button={t('picture.apply')} onApply={apply} onClose={onClose}>
      {upload !== null && <PictureUpload upload={upload} onSent={setAddress} />}
      <Field
        label={t('picture.address')}
        required
        hint={t('picture.addressHint')}
        validationState={showErrors && !isAddressGood ? 'error' : 'none'}
        validationMessage={showErrors && !isAddressGood ? t('picture.addressFault') : undefined}
      >
        <Input
          value={address}
          placeholder="https://"
          spellCheck={false}
          autoComplete="off"
          onChange={(_, { value }) => setAddress(value)}
        />
      </Field>
      <Field
        label={t('picture.alt')}
        required={!isDecoration}
        hint={t('picture.altHint')}
        validationState={showErrors && !isAltGood ? 'error' : 'none'}
        validationMessage={showErrors && !isAltGood ? t('picture.altFault') : undefined}
      >
        <Input value={alt} disabled={isDecoration} autoComplete="off" onChange={(_, { value }) => setAlt(value)} />
      </Field>
      <Checkbox
        label={t('picture.decoration')}
        checked={isDecoration}
        onChange={(_, { checked }) => setDecoration(checked === true)}
      />
    </EditorDialog>
  );
}
