import { Select } from '@fluentui/react-components';
import { usePreferences, useSetPreferences } from '#renderer/kit/data/session.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { densities, density as densitySchema } from '#shared/lists.ts';

/** The height of rows, one preference for all lists. */
export function DensityChoice() {
  const translate = useTranslate();
  const { density } = usePreferences();
  const setPreferences = useSetPreferences();
  const label = translate('list:columns.density');
  return (
    <Select
      size="small"
      appearance="underline"
      aria-label={label}
      title={label}
      value={density}
      onChange={(_, { value }) => setPreferences({ density: densitySchema.parse(value) })}
    >
      {densities.map((value) => (
        <option key={value} value={value}>
          {translate(`list:columns.densities.${value}`)}
        </option>
      ))}
    </Select>
  );
}
