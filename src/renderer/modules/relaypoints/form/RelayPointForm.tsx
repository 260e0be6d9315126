import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { createRecord } from '#renderer/kit/resource/calls.ts';
import { RecordPicture } from '#renderer/kit/resource/RecordPicture.tsx';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import type { Attempt } from '#shared/ipc/resource-calls.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { useAftermath } from './aftermath.ts';
import { newRelayPoint, newRelayPointDraft, type RelayPointValues, relayPointDraft } from './draft.ts';
import { relayPointFields } from './fields.ts';
import { NeighbourDialog } from './NeighbourDialog.tsx';
import { PendingStructureBar } from './PendingStructureBar.tsx';
import { relayPointForm } from './schema.ts';
import { IdentitySection, LocationSection, OriginSection, TextSection, UseSection, WhoseSection } from './sections.tsx';
import { useNeighbourCheck } from './useNeighbourCheck.ts';

/** Creates a relay point or edits one (docs/screens/05-content.md D2). */
export function RelayPointForm({ stored }: { stored: RelayPoint | null }) {
  const { t } = useTranslation('relaypoints');
  const { user } = useSignedIn();
  const schema = useMemo(() => relayPointForm(stored), [stored]);
  const neighbours = useNeighbourCheck(stored);
  const aftermath = useAftermath();
  /** The platform has the new point, but not all of it. */
  const hasPending = useRef(false);

  const create = async (values: RelayPointValues, attempt: Attempt) => {
    const { id, left } = await createRecord('relaypoints', newRelayPoint(values), attempt);
    const { name, structureId } = values;
    aftermath.created(
      { id, name },
      left === undefined || structureId === null ? undefined : { structureId, error: left.error },
    );
    hasPending.current = left !== undefined;
    return { id };
  };
  const form = useResourceForm({
    resource: 'relaypoints',
    stored,
    start: newRelayPointDraft(user.id),
    draftOf: relayPointDraft,
    schema,
    fields: relayPointFields,
    create,
    confirm: neighbours.confirm,
    pictureName: ({ name }) => name,
  });
  const { form: fields } = form.record;
  const name = useWatch({ control: fields.control, name: 'name' });

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
        <IdentitySection form={fields} stored={stored} />
        <LocationSection form={fields} stored={stored} />
        <UseSection form={fields} />
        <WhoseSection form={fields} stored={stored} />
        <TextSection form={fields} />
        <OriginSection form={fields} stored={stored} />
        <RecordPicture form={form} title={t('fields.image')} name={name} />
      </ResourceFormView>
      {neighbours.question !== null && (
        <NeighbourDialog near={neighbours.question.about} onAnswer={neighbours.question.answer} />
      )}
    </>
  );
}
