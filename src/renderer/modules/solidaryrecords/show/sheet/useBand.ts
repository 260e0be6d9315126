import { useTranslation } from 'react-i18next';
import type { PrintBandCell } from '#renderer/kit/print/PrintDocument.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { type DatesLine, datesOf } from '../cards/dates.ts';
import { shownNeeds } from '../cards/needs.ts';

const METRES_OF_KILOMETRE = 1000;

/** Returns where, when and why of a record, each in short and with what belongs to it. */
export function useBand(record: RecordItem): PrintBandCell[] {
  const { t } = useTranslation(['solidaryrecords', 'week']);
  const translate = useTranslate();
  const format = useFormat();
  const { origin, destination, goesAnywhere, isRoundTrip, distance, needs, subject, schedules } = record;
  const { outward, back } = datesOf(record, format.dayInWords);
  const inWords = (lines: readonly DatesLine[]) =>
    lines.map(({ text, values }) => translate(`solidaryrecords:dates.${text}`, values)).join(', ');
  const unknown = t('solidaryrecords:values.unknownPlace');
  const [need, ...others] = [subject.label, ...shownNeeds(needs, undefined).map(({ label }) => label)].filter(
    (label) => label !== null && label !== '',
  );
  const times = schedules.map(({ days, outward: there, back: home }) =>
    t('solidaryrecords:dates.daysAt', {
      days: days.map((day) => t(`week:columns.${day}`)).join(', '),
      times: [
        there !== null && t('solidaryrecords:dates.outwardAt', { time: there }),
        home !== null && t('solidaryrecords:dates.returnAt', { time: home }),
      ]
        .filter((part) => part !== false)
        .join(', '),
    }),
  );
  return [
    {
      label: t('solidaryrecords:sheet.where'),
      value: `${origin.town ?? unknown} → ${goesAnywhere ? t('solidaryrecords:values.anywhere') : (destination.town ?? unknown)}`,
      lines: [
        origin.label,
        ...(goesAnywhere ? [] : [destination.label]),
        [
          t(`solidaryrecords:values.proposalType.${isRoundTrip ? 'roundtrip' : 'oneway'}`),
          distance !== null && format.distance(distance * METRES_OF_KILOMETRE),
        ]
          .filter(Boolean)
          .join(', '),
      ].filter(Boolean),
    },
    {
      label: t('solidaryrecords:sheet.when'),
      value: inWords(outward),
      lines: [...(back === null ? [] : [`${t('solidaryrecords:dates.return')} ${inWords(back)}`]), ...times],
    },
    { label: t('solidaryrecords:cards.needs'), value: need ?? '–', lines: others.filter((label) => label !== null) },
  ];
}
