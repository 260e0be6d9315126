import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { KeptCall } from './stored.ts';

interface CallOffersProps {
  offers: readonly KeptCall[];
  onDecide: (call: KeptCall, isTaken: boolean) => void;
}

/** Earlier calls that were not finished: each is taken up or discarded. */
export function CallOffers({ offers, onDecide }: CallOffersProps) {
  const { t } = useTranslation('recordForm');
  const nameOf = ({ draft: { identity } }: KeptCall) => {
    const title = identity.gender === 1 || identity.gender === 2 ? t(`call.titles.${identity.gender}`) : '';
    const family = identity.familyName?.trim() ?? '';
    // Somebody at the telephone may be overheard: the first letter tells enough.
    const name = family === '' ? '' : `${family.slice(0, 1).toLocaleUpperCase()}.`;
    return (title === '' ? [identity.givenName?.trim(), name] : [title, name]).filter(Boolean).join(' ');
  };
  return offers.map((call) => {
    const name = nameOf(call);
    const text =
      name === '' ? t('call.resumeUnnamed', { time: call.time }) : t('call.resume', { time: call.time, name });
    return (
      <MessageBar
        key={`${call.day} ${call.time}`}
        intent="info"
        layout="multiline"
        role="region"
        aria-label={t('call.offered')}
      >
        <MessageBarBody>{text}</MessageBarBody>
        <MessageBarActions>
          <Button aria-label={text} onClick={() => onDecide(call, true)}>
            {t('call.take')}
          </Button>
          <Button onClick={() => onDecide(call, false)}>{t('call.discard')}</Button>
        </MessageBarActions>
      </MessageBar>
    );
  });
}
