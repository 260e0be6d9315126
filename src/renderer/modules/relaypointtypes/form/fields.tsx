import { type FormFields, textWords, Unset } from '#renderer/kit/form/fields.tsx';
import { useIcons } from '../icons.ts';
import type { RelayPointTypeDraft } from './schema.ts';

/** Every field in words, in the order of the screen. */
export const relayPointTypeFields: FormFields<RelayPointTypeDraft> = {
  name: textWords('relaypointtypes:fields.name'),
  iconId: { label: 'relaypointtypes:fields.icon', Value: IconWords },
};

function IconWords({ value }: { value: number | null }) {
  const { data: icons } = useIcons();
  if (value === null) return <Unset />;
  return icons?.find(({ id }) => id === value)?.name ?? `#${value}`;
}
