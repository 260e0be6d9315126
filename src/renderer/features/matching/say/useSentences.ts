import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { useTemplateValues } from '../templates/useTemplateValues.ts';

/** The driver whom a sentence is about. */
export interface SpokenDriver {
  /** Whole name, which the beneficiary is told. */
  name: string;
  givenName: string | null | undefined;
  telephone: string | null;
  /** Before a yes a driver is told the first name and the towns only. */
  hasAccepted: boolean;
}

/** Returns a function that makes the sentences to say to a driver and to the beneficiary of a record. */
export function useSentences(record: RecordItem): (driver: SpokenDriver) => Record<'driver' | 'beneficiary', string> {
  const { t } = useTranslation('matching');
  const format = useFormat();
  const values = useTemplateValues(record, null);
  const said = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(' ');
  const towns = { from: values.départ ?? t('unknown'), to: values.arrivée ?? t('unknown') };
  const places = {
    from: record.origin.label || towns.from,
    to: record.goesAnywhere ? towns.to : record.destination.label || towns.to,
  };
  const when = values.date === null ? null : t('say.when', { when: values.date });
  const back = record.isRoundTrip
    ? values.retour === null
      ? t('say.backUnknown')
      : t('say.back', { when: values.retour })
    : t('say.noBack');
  const structure = record.structureName;
  const greeting = structure === null ? t('say.hello') : t('say.helloFrom', { structure });
  return ({ name, telephone, hasAccepted }) => {
    const who = hasAccepted
      ? personNameOf({ ...record, id: record.userId ?? record.id })
      : (record.givenName ?? t('say.somebody'));
    const driverPhone = telephone ? t('say.telephone', { phone: format.phone(telephone) }) : null;
    const ownPhone =
      hasAccepted && record.telephone ? t('say.telephone', { phone: format.phone(record.telephone) }) : null;
    return {
      driver: said([
        greeting,
        t(hasAccepted ? 'say.rides' : 'say.asks', { who }),
        t('say.places', hasAccepted ? places : towns),
        when,
        back,
        ownPhone,
        hasAccepted ? t('say.thanks') : t('say.question'),
      ]),
      beneficiary: said([
        greeting,
        t('say.found', { driver: name }),
        t('say.places', places),
        when,
        back,
        driverPhone,
        t('say.suits'),
      ]),
    };
  };
}
