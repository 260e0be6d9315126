import { useTranslation } from 'react-i18next';
import { proofFileQuery } from '#renderer/features/documents/files.ts';
import { LoadedDocument, NoDocument } from '#renderer/features/documents/LoadedDocument.tsx';
import { personNameOf } from '#shared/full-name.ts';
import type { User } from '#shared/resources/users/user.ts';
import type { Proof } from './proofs.ts';

interface ProofDocumentProps {
  user: User;
  proof: Proof;
  shouldTakeFocus?: boolean;
  /** Called when it is on screen. */
  onShown?: () => void;
  /** Called when the proof is no longer pending: the person has to be read again. */
  onProcessed?: () => void;
}

/**
 * The document of a pending proof, or why it cannot be shown and what that means for the decision. Change the `key` for
 * another proof.
 */
export function ProofDocument({ user, proof, shouldTakeFocus, onShown, onProcessed }: ProofDocumentProps) {
  const { t } = useTranslation('identity');
  const textsOf = (reason: Parameters<typeof NoDocument>[0]['reason']) => ({
    title: t(`document.problems.${reason}.title`),
    text: t(`document.problems.${reason}.text`),
  });
  if (!proof.hasFile) return <NoDocument reason="none" texts={textsOf('none')} />;
  return (
    <LoadedDocument
      query={proofFileQuery(user.id, proof.id)}
      label={t('document.label', { name: personNameOf(user), file: proof.originalName ?? '' })}
      textsOf={textsOf}
      shouldTakeFocus={shouldTakeFocus}
      onShown={onShown}
      onTreated={onProcessed}
    />
  );
}
