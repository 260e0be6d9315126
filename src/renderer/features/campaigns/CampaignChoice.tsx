import { Checkbox, Field, Input, Radio, RadioGroup } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { CampaignPicker } from './CampaignPicker.tsx';
import { type Choice, isTaken, mustCopy } from './choice.ts';

interface CampaignChoiceProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** The people can only be named one by one, so that former recipients would stay. */
  isSelection: boolean;
  /** Each batch gets a copy of its own anyway. */
  isBatched?: boolean;
  isBusy: boolean;
}

/** Asks which campaign gets the recipients: a draft of the person, a copy of it, or a new one. */
export function CampaignChoice({ choice, onChange, isSelection, isBatched = false, isBusy }: CampaignChoiceProps) {
  const { t } = useTranslation('recipients');
  const can = useCan();
  const pick = (campaign: Campaign | null) => onChange({ ...choice, kind: 'draft', campaign, isCopied: true });
  return (
    <>
      {can('campaign_create') && (
        <RadioGroup
          layout="horizontal"
          aria-label={t('campaign.kind')}
          value={choice.kind}
          disabled={isBusy}
          onChange={(_, { value }) => onChange({ ...choice, kind: value === 'new' ? 'new' : 'draft' })}
        >
          <Radio value="draft" label={t('campaign.existing')} />
          <Radio value="new" label={t('campaign.new')} />
        </RadioGroup>
      )}
      {choice.kind === 'draft' ? (
        <CampaignPicker value={choice.campaign} isDisabled={isBusy} onChange={pick} />
      ) : (
        <>
          <Field required label={t('campaign.name')}>
            <Input
              value={choice.name}
              maxLength={lineLimit}
              autoComplete="off"
              disabled={isBusy}
              onChange={(_, { value }) => onChange({ ...choice, name: value })}
            />
          </Field>
          <Field required label={t('campaign.subject')} hint={t('campaign.subjectHint')}>
            <Input
              value={choice.subject}
              maxLength={lineLimit}
              autoComplete="off"
              disabled={isBusy}
              onChange={(_, { value }) => onChange({ ...choice, subject: value })}
            />
          </Field>
        </>
      )}
      {choice.kind === 'draft' && isTaken(choice) && !isBatched && (
        <Field hint={t(mustCopy(choice, isSelection) ? 'copy.must' : 'copy.hint')}>
          <Checkbox
            checked={choice.isCopied || isSelection}
            disabled={isBusy || mustCopy(choice, isSelection)}
            label={t('copy.label')}
            onChange={(_, { checked }) => onChange({ ...choice, isCopied: checked === true })}
          />
        </Field>
      )}
    </>
  );
}
