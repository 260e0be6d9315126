import { Suspense } from 'react';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { PictureResource } from '#shared/resources/manifests.ts';
import { PictureField } from './PictureField.tsx';
import { usePictureUrl } from './pictures.ts';

// It waits for an answer before it is there.
const PictureRemoval = lazily(async () => (await import('./PictureRemoval.tsx')).PictureRemoval);

interface PictureSectionProps {
  title: string;
  resource: PictureResource;
  /** The record as it is stored; null while it is new. */
  stored: { id: number; avatar: string | null } | null;
  /** Whose picture it is, for the initials where there is none. */
  ownerName: string;
  /** The file that waits to be sent once the record is saved. */
  picture: FileSelection | null;
  onPicture: (picture: FileSelection | null) => void;
}

/** The picture of a form's record: the current one, and the chosen one that will replace it. */
export function PictureSection({ title, resource, stored, ownerName, picture, onPicture }: PictureSectionProps) {
  const urlOf = usePictureUrl({ resource, id: stored?.id ?? 0 }, picture);
  return (
    <FormSection title={title}>
      <PictureField
        label={title}
        ownerName={ownerName}
        current={urlOf(stored?.avatar ?? null)}
        selection={picture}
        onSelect={onPicture}
      />
      {/* One that is chosen takes the place of the one there. */}
      {stored !== null && stored.avatar !== null && picture === null && (
        <Suspense>
          <PictureRemoval owner={{ resource, id: stored.id }} avatar={stored.avatar} />
        </Suspense>
      )}
    </FormSection>
  );
}
