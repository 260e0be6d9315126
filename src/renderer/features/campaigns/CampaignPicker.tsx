import { Combobox, Field, Option } from '@fluentui/react-components';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { usePausedText } from '#renderer/kit/form/pickers/usePausedText.ts';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { toAppError } from '#shared/failure.ts';
import { type Campaign, campaigns, DRAFT } from '#shared/resources/campaigns/index.ts';
import { hasRecipients } from '#shared/resources/campaigns/recipients.ts';

/** Drafts per search: the newest, then by part of the name. */
const SHOWN = 20;

interface CampaignPickerProps {
  value: Campaign | null;
  onChange: (campaign: Campaign | null) => void;
  isDisabled?: boolean;
}

/** Chooses a draft campaign by part of its name; the platform lists the user's own. */
export function CampaignPicker({ value, onChange, isDisabled = false }: CampaignPickerProps) {
  const { t } = useTranslation(['recipients', 'list']);
  const canList = useCan()('campaign_list');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const text = usePausedText(typed?.trim() ?? '');
  const found = useQuery({
    queryKey: [...keys.resource('campaigns'), 'drafts', text],
    queryFn: ({ signal }) =>
      read(
        'campaigns.list',
        {
          page: 1,
          perPage: SHOWN,
          sort: [campaigns.defaultSort],
          filters: { status: [DRAFT], ...(text !== '' && { name: text }) },
        },
        { signal },
      ),
    enabled: canList && isOpen,
    placeholderData: keepPreviousData,
  });
  const rows = found.data?.rows ?? [];
  return (
    <Field
      required
      label={t('campaign.label')}
      hint={t(canList ? 'campaign.drafts' : 'list:picker.noRight')}
      validationMessage={found.isError ? <ErrorLine error={toAppError(found.error)} /> : undefined}
    >
      <Combobox
        expandIcon={{ 'aria-label': t('list:picker.open', { label: t('campaign.label') }) }}
        freeform
        disabled={!canList || isDisabled}
        open={isOpen}
        value={typed ?? value?.name ?? ''}
        placeholder={t('list:picker.search')}
        selectedOptions={value === null ? [] : [String(value.id)]}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setOpen(true);
        }}
        onOpenChange={(_, data) => setOpen(data.open)}
        onOptionSelect={(_, { optionValue }) => {
          setTyped(null);
          onChange(rows.find(({ id }) => String(id) === optionValue) ?? null);
        }}
        onBlur={() => setTyped(null)}
      >
        {rows.map((campaign) => (
          <Option key={campaign.id} value={String(campaign.id)} text={campaign.name}>
            {hasRecipients(campaign) ? t('campaign.taken', { name: campaign.name }) : campaign.name}
          </Option>
        ))}
        {rows.length === 0 && !found.isError && (
          <Option key="none" value="" text="" disabled checkIcon={null}>
            {t(found.isFetching ? 'list:picker.loading' : 'list:picker.none')}
          </Option>
        )}
      </Combobox>
    </Field>
  );
}
