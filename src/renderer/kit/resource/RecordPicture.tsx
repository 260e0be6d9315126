import type { FieldValues } from 'react-hook-form';
import type { UniqueNameResource } from '#shared/resources/manifests.ts';
import { PictureSection } from './picture/PictureSection.tsx';
import type { ResourceForm } from './useResourceForm.ts';

interface RecordPictureProps<N extends UniqueNameResource, Draft extends FieldValues, Values extends object> {
  form: ResourceForm<N, Draft, Values>;
  title: string;
  /** The name as it is typed. */
  name: string | null | undefined;
}

/** The picture of a resource's form, sent once the record is saved. */
export const RecordPicture = <N extends UniqueNameResource, Draft extends FieldValues, Values extends object>({
  form: { resource, stored, saving },
  title,
  name,
}: RecordPictureProps<N, Draft, Values>) => (
  <PictureSection
    title={title}
    resource={resource}
    stored={stored}
    ownerName={name ?? ''}
    picture={saving.picture}
    onPicture={saving.setPicture}
  />
);
