import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { type ContactState, type ContactStep, contactSteps } from './contact-state.ts';
import styles from './matching.module.css';

/** The state of the contact with a driver, read from the diary, in words: one for each step that has an entry. */
export function useContactTexts(state: ContactState): { step: ContactStep; text: string }[] {
  const { t } = useTranslation('matching');
  const format = useFormat();
  return contactSteps.flatMap((step) => {
    const at = state[step];
    if (at === undefined) return [];
    return [{ step, text: t(at === null ? `state.${step}` : `state.${step}On`, { day: at && format.date(at) }) }];
  });
}

/** The state of the contact with a driver as badges; nothing where the diary has no entry. */
export function ContactBadges({ state }: { state: ContactState }) {
  const badges = useContactTexts(state);
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
