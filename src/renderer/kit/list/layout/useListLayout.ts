import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import type { ListLayout } from '#shared/lists.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { useListSettings } from '../views/useListSettings.ts';

/** From this width there is room for rows and a map (docs/screens/05-content.md D1). */
const WIDE = '(min-width: 1400px)';

export interface ChosenLayout {
  layout: ListLayout;
  onLayout: (layout: ListLayout) => void;
}

/** How a person looks at a list of places: as they chose, else by the width of the window. */
export function useListLayout(name: ResourceName): ChosenLayout {
  const { settings, update } = useListSettings(name);
  const isWide = useMedia(WIDE);
  return { layout: settings.layout ?? (isWide ? 'both' : 'list'), onLayout: (layout) => update({ layout }) };
}
