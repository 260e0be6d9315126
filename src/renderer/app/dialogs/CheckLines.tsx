import { Link } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  DismissCircleRegular,
  type FluentIcon,
  QuestionCircleRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { externalLink } from '#renderer/kit/ui/external.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { CheckItem, CheckState } from '#shared/ipc/check.ts';
import styles from './CheckLines.module.css';

const icons: Readonly<Record<CheckState, FluentIcon>> = {
  ok: CheckmarkCircleRegular,
  warning: WarningRegular,
  failed: DismissCircleRegular,
  unknown: QuestionCircleRegular,
};

/** The findings of the check: state as text and icon, description, and what to do. */
export function CheckLines({ items }: { items: readonly CheckItem[] }) {
  const { t } = useTranslation('check');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard to be scrolled.
    <ul className={flow.listM} tabIndex={0} aria-label={t('lines')}>
      {items.map(({ id, state, title, detail, advice, link }) => {
        const Icon = icons[state];
        return (
          <li key={id} className={styles.line} data-state={state}>
            <Icon className={styles.icon} aria-hidden="true" />
            <div>
              <strong>{title}</strong> <span className={flow.quietText}>{t(`states.${state}`)}</span>
              <p className={styles.detail}>{detail}</p>
              {advice !== null && <p className={styles.advice}>{advice}</p>}
              {link !== null && (
                <Link {...externalLink(link)} className={styles.link}>
                  {link}
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
