import { Text } from '@fluentui/react-components';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Area } from '#shared/area.ts';
import { distanceBetween } from '#shared/geo.ts';
import { readArea } from './area-text.ts';
import type { EditorProps, FilterControl } from './control.ts';
import { EditorGroup } from './EditorGroup.tsx';

/** An area of the map: set on a map, shown and removed here. */
export function area(): FilterControl<Area> {
  return {
    toValue: readArea,
    edit: (props) => <AreaText {...props} />,
    summary: (text) => <AreaSize text={text} />,
  };
}

/** The width and height of the area. */
function AreaSize({ text }: { text: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const value = readArea(text);
  if (value === undefined) return null;
  const { west, north, east, south } = value;
  const latitude = (north + south) / 2;
  const width = distanceBetween({ latitude, longitude: west }, { latitude, longitude: east });
  const height = distanceBetween({ latitude: south, longitude: west }, { latitude: north, longitude: west });
  return translate('list:area.size', { width: format.distance(width), height: format.distance(height) });
}

function AreaText({ text, label, hint }: EditorProps) {
  const translate = useTranslate();
  const format = useFormat();
  const value = readArea(text);
  return (
    <EditorGroup label={label} hint={hint ?? translate('list:area.hint')}>
      {value !== undefined && (
        <Text block>
          {translate('list:area.edges', {
            west: format.degrees(value.west),
            east: format.degrees(value.east),
            south: format.degrees(value.south),
            north: format.degrees(value.north),
          })}
        </Text>
      )}
    </EditorGroup>
  );
}
