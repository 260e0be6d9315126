import { Radio, RadioGroup } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { windowNames } from '#shared/resources/solidary/windows.ts';
import type { StructureDraft } from '../../fields.tsx';
import styles from './preview.module.css';
import { Choices, ProofQuestion } from './Questions.tsx';

/** What of a structure's form shapes the records of the structure. */
export type PreviewedDraft = Pick<StructureDraft, 'subjects' | 'needs' | 'requesterProofs' | 'windows' | 'isLightMode'>;

/**
 * Shows what an operator will be asked when they make a record for the structure: by steps, or on one page with folded
 * optional parts (docs/screens/07-solidary-records.md §6.1, docs/screens/09-solidary-structures.md §7).
 */
export function RecordPreview({ draft }: { draft: PreviewedDraft }) {
  const { t } = useTranslation('structureLists');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isLight = chosen ?? draft.isLightMode === true;
  const named = (key: 'full' | 'light', isOwn: boolean) =>
    isOwn ? t('preview.own', { mode: t(`preview.${key}`) }) : t(`preview.${key}`);
  return (
    <aside className={`${flow.words} ${flow.surface} ${styles.preview}`} aria-label={t('preview.title')}>
      <h2>{t('preview.title')}</h2>
      <RadioGroup
        layout="horizontal"
        className={styles.modes}
        aria-label={t('preview.mode')}
        value={isLight ? 'light' : 'full'}
        onChange={(_, { value }) => setChosen(value === 'light')}
      >
        <Radio value="full" label={named('full', draft.isLightMode !== true)} />
        <Radio value="light" label={named('light', draft.isLightMode === true)} />
      </RadioGroup>
      {isLight ? <LightForm draft={draft} /> : <FullForm draft={draft} />}
    </aside>
  );
}

function FullForm({ draft }: { draft: PreviewedDraft }) {
  const { t } = useTranslation('structureLists');
  const proofs = requestedProofs(draft);
  return (
    <ol className={`${flow.bullets} ${styles.steps}`}>
      <Step title={t('preview.steps.known')} />
      <Step title={t('preview.steps.identity')}>
        <p>{t('preview.identityFull')}</p>
      </Step>
      <Step title={t('preview.steps.eligibility')}>
        {proofs.length === 0 ? (
          <p>{t('preview.noProof')}</p>
        ) : (
          <ul>
            {proofs.map((proof, rank) => (
              <ProofQuestion key={proof.id ?? `new-${rank}`} proof={proof} />
            ))}
          </ul>
        )}
      </Step>
      <Step title={t('preview.steps.purpose')}>
        <Purposes draft={draft} />
        <Needs draft={draft} />
      </Step>
      <Step title={t('preview.steps.journey')}>
        <p>{t('preview.journey')}</p>
      </Step>
      <Step title={t('preview.steps.times')}>
        <Times draft={draft} />
      </Step>
      <Step title={t('preview.steps.summary')} />
    </ol>
  );
}

function LightForm({ draft }: { draft: PreviewedDraft }) {
  const { t } = useTranslation('structureLists');
  const proofs = requestedProofs(draft);
  const list = (isMandatory: boolean) =>
    proofs
      .filter((proof) => proof.isMandatory === isMandatory)
      .map((proof, rank) => <ProofQuestion key={proof.id ?? `new-${rank}`} proof={proof} />);
  return (
    <div className={styles.page}>
      <p>{t('preview.identityLight')}</p>
      {list(true).length > 0 && <ul>{list(true)}</ul>}
      <Purposes draft={draft} />
      <p>{t('preview.journey')}</p>
      <Times draft={draft} />
      <details>
        <summary>{t('preview.optional')}</summary>
        <p>{t('preview.identityOptional')}</p>
        <Needs draft={draft} />
        {list(false).length > 0 && <ul>{list(false)}</ul>}
      </details>
    </div>
  );
}

function Step({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      {children}
    </li>
  );
}

function Purposes({ draft: { subjects } }: { draft: PreviewedDraft }) {
  const { t } = useTranslation('structureLists');
  return (
    <Choices
      title={t('preview.purposes')}
      isRequired
      kind="radio"
      labels={[...labelsOf(subjects), t('preview.other')]}
    />
  );
}

function Needs({ draft: { needs } }: { draft: PreviewedDraft }) {
  const { t } = useTranslation('structureLists');
  return <Choices title={t('preview.needs')} kind="checkbox" labels={[...labelsOf(needs), t('preview.otherNeed')]} />;
}

function Times({ draft: { windows } }: { draft: PreviewedDraft }) {
  const { t } = useTranslation('structureLists');
  const parts = windowNames.map((name) =>
    t(`preview.windows.${name}`, { from: windows[name].from ?? '…', to: windows[name].to ?? '…' }),
  );
  return <Choices title={t('preview.times')} isRequired kind="radio" labels={[t('preview.givenTime'), ...parts]} />;
}

const labelsOf = (rows: readonly { label: string }[]) => rows.map(({ label }) => label.trim()).filter(Boolean);

/** Only active proofs with a label are asked for. */
const requestedProofs = ({ requesterProofs }: PreviewedDraft) =>
  requesterProofs.filter(({ isActive, label }) => isActive && label.trim() !== '');
