import { useTranslation } from 'react-i18next';
import { useRecordNames } from '#renderer/kit/form/pickers/pickable.ts';

/**
 * Describes the restriction that the platform applied, not the one requested (docs/screens/06-analytics.md §8).
 */
export function usePerimeterText(applied: { communityId: number | null; territoryId: number | null } | null): string {
  const { t } = useTranslation('analytics');
  const idsOf = (id: number | null | undefined) => (id === null || id === undefined ? [] : [id]);
  const [communities, territories] = [idsOf(applied?.communityId), idsOf(applied?.territoryId)];
  const communityName = useRecordNames('communities', communities);
  const territoryName = useRecordNames('territories', territories);
  const parts = [
    ...communities.map((id) => t('perimeter.community', { name: communityName(id) })),
    ...territories.map((id) => t('perimeter.territory', { name: territoryName(id) })),
  ];
  return parts.length === 0 ? t('perimeter.whole') : parts.join(' · ');
}
