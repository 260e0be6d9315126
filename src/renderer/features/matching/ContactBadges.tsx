import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { type ContactState, contactSteps } from './contact-state.ts';
import styles from './matching.module.css';

/** What the diary says of the contact with a driver as badges; nothing where it says nothing. */
export function ContactBadges({ state }: { state: ContactState }) {
  const { t } = useTranslation('matching');
  const format = useFormat();
  const badges = contactSteps.flatMap((step) => {
    const at = state[step];
    if (at === undefined) return [];
    return [{ step, text: t(at === null ? `state.${step}` : `state.${step}On`, { day: at && format.date(at) }) }];
  });
  if (badges.length === 0) return null;
  return (
    <span className={styles.badges}>
      {badges.map(({ step, text }) => (
        <Badge key={step} appearance={step === 'refused' ? 'outline' : 'tint'}>
          {text}
        </Badge>
      ))}
    </span>
  );
}
