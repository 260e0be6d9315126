import { Dropdown, Field, Option } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { toAppError } from '#shared/failure.ts';

interface CommunityChoiceProps {
  value: number | null;
  onChange: (id: number | null) => void;
  /** Offers only the communities that the person moderates: a manager has no others. */
  isOwnOnly: boolean;
}

export function CommunityChoice({ value, onChange, isOwnOnly }: CommunityChoiceProps) {
  const { t } = useTranslation('analytics');
  if (isOwnOnly) return <OwnCommunity value={value} onChange={onChange} />;
  return (
    <RecordPicker
      resource="communities"
      label={t('pickers.community')}
      placeholder={t('pickers.all')}
      value={value}
      onChange={onChange}
    />
  );
}

function OwnCommunity({ value, onChange }: Omit<CommunityChoiceProps, 'isOwnOnly'>) {
  const { t } = useTranslation('analytics');
  const moderated = useQuery({
    queryKey: [...keys.resource('communities'), 'moderated'],
    queryFn: ({ signal }) => read('communities.moderated', undefined, { signal }),
  });
  const communities = moderated.data ?? [];
  const chosen = communities.find(({ id }) => id === value)?.name ?? (value === null ? '' : `#${value}`);
  return (
    <Field
      label={t('pickers.community')}
      validationMessage={moderated.isError ? <ErrorLine error={toAppError(moderated.error)} /> : undefined}
    >
      <Dropdown
        value={chosen}
        placeholder={moderated.isPending ? t('pickers.loading') : undefined}
        selectedOptions={value === null ? [] : [String(value)]}
        onOptionSelect={(_, { optionValue }) => onChange(optionValue === undefined ? null : Number(optionValue))}
      >
        {communities.map(({ id, name }) => (
          <Option key={id} value={String(id)}>
            {name}
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}
