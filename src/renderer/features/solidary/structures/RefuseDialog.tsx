import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import type { SolidaryRole } from '#shared/resources/solidary/role.ts';

interface RefuseDialogProps {
  asRole: SolidaryRole;
  name: string;
  structure: string;
  /** Whether the person is known to have the other role too: the decision is for both. */
  hasBothRoles: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a person is refused in a structure (docs/screens/08-solidary-people.md §3). */
export function RefuseDialog({ asRole: role, name, structure, hasBothRoles, onConfirm, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('solidary');
  return (
    <ConfirmDialog
      title={t('refusal.title', { name, structure })}
      gate={{ level: 'confirm' }}
      button={t('refusal.button')}
      isDanger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`refusal.role.${role}`)}</p>
      {hasBothRoles && <p>{t(`structures.bothRoles.${role}`)}</p>}
    </ConfirmDialog>
  );
}
