import { useTranslation } from 'react-i18next';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import { userId } from '#shared/resources/solidary/ids.ts';
import type { OperatorDraft } from './field.tsx';

interface OperatorPickerProps {
  onAdd: (operator: OperatorDraft) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** Finds people by name or exact e-mail; whom one chooses is added, and the box is empty again. */
export function OperatorPicker({ onAdd, onBlur, error }: OperatorPickerProps) {
  const { t } = useTranslation('structureForm');
  return (
    <RecordPicker
      resource="users"
      label={t('operators.add')}
      hint={t('operators.addHint')}
      // The list of operators is the field of the form; the box only adds to it.
      {...(error !== undefined && { error })}
      value={null}
      onBlur={onBlur}
      onChange={(id, chosen) => {
        if (id !== null && chosen !== undefined) {
          onAdd({ id: userId.parse(id), name: chosen.name, email: chosen.email ?? null });
        }
      }}
    />
  );
}
