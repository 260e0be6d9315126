import { Text } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '#renderer/kit/list/definition.ts';
import { type SlotName, slotName, slotNames } from '#shared/resources/solidary/slot-filter.ts';
import { eachSlot } from '#shared/resources/solidary/slots.ts';

/** The filter that a cell of the coverage sets: its chip says which part of the week it is. */
export const slotListFilter: ListFilter<'slot', SlotName> = {
  name: 'slot',
  label: 'solidarylists:coverage.filter',
  control: {
    toValue: (text) => slotNames.find((name) => name === text),
    edit: ({ text, hint }) => (
      <Text>
        <SlotText name={text} /> {hint}
      </Text>
    ),
    summary: (text) => <SlotText name={text} />,
  },
  isSetElsewhere: true,
};

function SlotText({ name }: { name: string }) {
  const { t } = useTranslation('week');
  return eachSlot((part, day) => (slotName(part, day) === name ? t(`slots.${part}.${day}`) : ''));
}
