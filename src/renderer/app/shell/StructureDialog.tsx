import { Button, Label, useId } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { StructureSearch } from './StructureSearch.tsx';

/** Chooses among many structures where the top bar is too narrow for the selector. */
export function StructureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const id = useId('structure');
  return (
    <DialogFrame
      title={t('structure')}
      onDismiss={onClose}
      actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      <Label htmlFor={id}>{t('structure')}</Label>
      <StructureSearch id={id} onChosen={onClose} />
    </DialogFrame>
  );
}
