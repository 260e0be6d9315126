import { useTranslation } from 'react-i18next';
import { FormSection } from '#renderer/kit/form/FormSection.tsx';
import { PictureField } from '#renderer/kit/image/PictureField.tsx';
import { usePictureUrl } from '#renderer/kit/image/pictures.ts';
import type { SaveRecord } from '#renderer/kit/record/useSaveRecord.ts';
import type { RelayPoint } from '#shared/resources/relay-points.ts';
import type { RelayPointDraft, RelayPointValues } from './draft.ts';

interface PictureSectionProps {
  stored: RelayPoint | null;
  saving: Pick<SaveRecord<RelayPointDraft, RelayPointValues>, 'picture' | 'setPicture'>;
}

export function PictureSection({ stored, saving: { picture, setPicture } }: PictureSectionProps) {
  const { t } = useTranslation('relaypoints');
  const url = usePictureUrl({ resource: 'relaypoints', id: stored?.id ?? 0 });
  return (
    <FormSection title={t('fields.image')}>
      <PictureField
        label={t('fields.image')}
        ownerName={stored?.name ?? ''}
        current={url(stored?.image ?? null)}
        selection={picture}
        onSelect={setPicture}
      />
    </FormSection>
  );
}
