import { Radio, RadioGroup } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Way } from './draft.ts';

interface WayChoiceProps {
  way: Way;
  isBoth: boolean;
  /** Offers both ways at once. */
  hasReturn: boolean;
  onChange: (way: Way, isBoth: boolean) => void;
}

/** Chooses which way of a record is searched; both ways show the form of the one that was chosen before. */
export function WayChoice({ way, isBoth, hasReturn, onChange }: WayChoiceProps) {
  const { t } = useTranslation('externaljourneys');
  return (
    <RadioGroup
      layout="horizontal"
      aria-label={t('ways.label')}
      value={isBoth ? `both-${way}` : way}
      onChange={(_, { value }) => onChange(value.endsWith('back') ? 'back' : 'outward', value.startsWith('both'))}
    >
      <Radio value="outward" label={t('ways.outward')} />
      <Radio value="back" label={t('ways.back')} />
      {hasReturn && <Radio value={`both-${way}`} label={t('ways.both')} />}
    </RadioGroup>
  );
}
