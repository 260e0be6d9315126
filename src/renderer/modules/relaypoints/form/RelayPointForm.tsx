import { Button } from '@fluentui/react-components';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { FormFieldsSection } from '#renderer/kit/form/definition/FormField.tsx';
import { createRecord } from '#renderer/kit/resource/calls.ts';
import { RecordPicture } from '#renderer/kit/resource/RecordPicture.tsx';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { NamedLine } from '#renderer/kit/ui/show/NamedLine.tsx';
import type { Attempt } from '#shared/ipc/resource-calls.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import type { NearPoints } from '../near/queries.ts';
import { useNearLine } from '../near/useNearLine.ts';
import { newRelayPoint, type RelayPointValues, relayPointForm } from './fields.ts';
import styles from './form.module.css';
import { PendingStructureBar } from './PendingStructureBar.tsx';
import { useSaveOutcome } from './save-outcome.ts';
import { LocationSection, UseSection, WhoseSection } from './sections.tsx';
import { useNeighbourCheck } from './useNeighbourCheck.ts';

/** Creates a relay point or edits one (docs/screens/05-content.md D2). */
export function RelayPointForm({ stored }: { stored: RelayPoint | null }) {
  const { t } = useTranslation('relaypoints');
  const { user } = useSignedIn();
  const neighbours = useNeighbourCheck(stored);
  const outcome = useSaveOutcome();
  /** True while the platform has the new point without its structure. */
  const hasPending = useRef(false);

  const create = async (values: RelayPointValues, attempt: Attempt) => {
    const { id, notStored } = await createRecord('relaypoints', newRelayPoint(values), attempt);
    const { name, structureId } = values;
    outcome.addCreated(
      { id, name },
      notStored === undefined || structureId === null ? undefined : { structureId, error: notStored.error },
    );
    hasPending.current = notStored !== undefined;
    return { id };
  };
  const form = useResourceForm({
    definition: relayPointForm,
    stored,
    given: { creatorId: user.id },
    create,
    confirm: neighbours.confirm,
    pictureName: ({ name }) => name,
  });
  const name = useWatch({ control: form.record.form.control, name: 'name' });

  return (
    <>
      <ResourceFormView
        form={form}
        causes={[t('form.causes.creator'), t('form.causes.type'), t('form.causes.community')]}
        notes={
          stored !== null && (
            <PendingStructureBar
              point={stored}
              onSaved={(structureId) => form.record.restart({ ...form.record.stored(), structureId })}
            />
          )
        }
        hasPending={() => hasPending.current}
      >
        <FormFieldsSection form={form} title={t('form.sections.identity')} names={['name', 'typeId', 'status']} />
        <LocationSection form={form} stored={stored} />
        <UseSection form={form} />
        <WhoseSection form={form} />
        <FormFieldsSection
          form={form}
          title={t('form.sections.texts')}
          names={['description', 'fullDescription', 'permalink']}
        />
        <FormFieldsSection form={form} title={t('form.sections.origin')} names={['creatorId']} />
        <RecordPicture form={form} title={t('fields.image')} name={name} />
      </ResourceFormView>
      {neighbours.question !== null && (
        <NeighbourDialog near={neighbours.question.about} onAnswer={neighbours.question.answer} />
      )}
    </>
  );
}

/** Shows the points within 100 m of the one about to be saved. Escape returns to the form. */
function NeighbourDialog({ near, onAnswer }: { near: NearPoints; onAnswer: (isMeant: boolean) => void }) {
  const { t } = useTranslation('relaypoints');
  const lineOf = useNearLine();
  return (
    <DialogFrame
      title={t('near.question', { count: near.total })}
      isQuestion
      onDismiss={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t('near.back')}</Button>
          <Button appearance="primary" onClick={() => onAnswer(true)}>
            {t('near.saveAnyway')}
          </Button>
        </>
      }
    >
      <p>{t('near.check')}</p>
      <ul className={styles.list}>
        {near.rows.map((one) => (
          <li key={one.id}>
            {/* A link would lead away from the question. */}
            <NamedLine {...lineOf(one)} to={null} />
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
