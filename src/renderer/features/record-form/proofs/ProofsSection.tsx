import { useTranslation } from 'react-i18next';
import { FormSection } from '#renderer/kit/form/FormSection.tsx';
import type { PersonProof } from '#shared/resources/solidary/people.ts';
import type { ProofsDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import {
  answerTo,
  askedProofs,
  givenAnswer,
  type ProofField,
  type ProofProblem,
} from '#shared/resources/solidaryrecords/form/proofs.ts';
import { shownProblem, useLeft } from '../identity/useLeft.ts';
import styles from '../journey/journey.module.css';
import type { SectionProps } from '../section-props.ts';
import { GivenAnswer } from './GivenAnswer.tsx';
import { ProofField as ProofQuestion } from './ProofField.tsx';
import { ProofFile } from './ProofFile.tsx';
import type { ChosenFiles } from './useChosenFiles.ts';

interface ProofsSectionProps extends SectionProps<ProofsDraft, ProofProblem> {
  /** What the platform holds of a known person. */
  given: readonly PersonProof[];
  files: ChosenFiles;
  /** In an edition a stored answer can be changed; in a creation it is only shown. */
  mode: 'create' | 'edit';
  /** Leaves out one half: a form of one page folds what is optional. */
  shows?: 'all' | 'mandatory' | 'optional';
  id?: string;
  title?: string;
}

/** The proofs that a structure asks of beneficiaries (docs/screens/07-solidary-records.md §5). */
export function ProofsSection(props: ProofsSectionProps) {
  const { value, onChange, errors, isJudged, structure, given, files, mode, shows = 'all', id, title } = props;
  const { t } = useTranslation('recordForm');
  const { leave, isLeft } = useLeft<ProofField>();
  const proofs = askedProofs(structure).filter(
    ({ isMandatory }) => shows === 'all' || isMandatory === (shows === 'mandatory'),
  );
  return (
    <FormSection
      title={title ?? t(shows === 'optional' ? 'proofs.optional' : 'proofs.title')}
      {...(id !== undefined && { id })}
    >
      {proofs.length === 0 && (
        <p className={styles.computed}>{t(structure === null ? 'proofs.unread' : 'proofs.none')}</p>
      )}
      {proofs.map((proof) => {
        const field: ProofField = `proof.${proof.id}`;
        const answer = answerTo(value, proof);
        const stored = givenAnswer(given, proof);
        const problem = shownProblem(errors, field, isJudged || isLeft(field));
        const path = `proofs.${field}`;
        const shared = { proof, error: problem && t(`proofs.problems.${problem}`), onLeave: () => leave(field) };
        const set = (next: Partial<typeof answer>) => onChange({ ...value, [proof.id]: { ...answer, ...next } });
        if (mode === 'create' && answer.isGiven) {
          return (
            <GivenAnswer
              key={proof.id}
              path={path}
              proof={proof}
              stored={stored}
              structure={structure}
              onAskAgain={stored === undefined ? () => set({ isGiven: false }) : null}
            />
          );
        }
        return proof.kind === 'file' ? (
          <ProofFile key={proof.id} path={path} {...shared} stored={stored?.file ?? null} files={files} />
        ) : (
          <ProofQuestion key={proof.id} {...shared} answer={answer} onChange={(next) => set({ value: next })} />
        );
      })}
    </FormSection>
  );
}
