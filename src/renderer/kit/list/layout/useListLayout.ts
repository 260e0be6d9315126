import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import type { ListLayout } from '#shared/lists.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import { useListSettings } from '../views/useListSettings.ts';

/** From this width on rows and a map fit side by side (docs/screens/05-content.md D1). */
const WIDE = '(min-width: 1400px)';

export interface ChosenLayout {
  layout: ListLayout;
  onLayout: (layout: ListLayout) => void;
}

/** The layout of a list of places: the user's choice, else by the width of the window. */
export function useListLayout(name: ResourceName): ChosenLayout {
  const { settings, update } = useListSettings(name);
  const isWide = useMedia(WIDE);
  return { layout: settings.layout ?? (isWide ? 'both' : 'list'), onLayout: (layout) => update({ layout }) };
}
