import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import styles from '../matching.module.css';
import { type ContactState, contactMarks } from './contact-state.ts';

/** What the diary says of the contact with a driver, in words; nothing where it says nothing. */
export function ContactBadges({ state }: { state: ContactState }) {
  const { t } = useTranslation('matching');
  const format = useFormat();
  const words = contactMarks.flatMap((mark) => {
    const at = state[mark];
    if (at === undefined) return [];
    return [{ mark, text: t(at === null ? `state.${mark}` : `state.${mark}On`, { day: at && format.date(at) }) }];
  });
  if (words.length === 0) return null;
  return (
    <span className={styles.badges}>
      {words.map(({ mark, text }) => (
        <Badge key={mark} appearance={mark === 'refused' ? 'outline' : 'tint'}>
          {text}
        </Badge>
      ))}
    </span>
  );
}
