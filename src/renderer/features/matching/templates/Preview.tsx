import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import styles from '../matching.module.css';
import type { Filled } from './fill.ts';

/** A template as this record fills it; what cannot be filled is named. */
export function Preview({ filled: { text, unknown, withoutValue } }: { filled: Filled }) {
  const { t } = useTranslation('matching');
  return (
    <>
      <div>
        <strong>{t('templates.preview')}</strong>
        <p className={styles.preview}>{text}</p>
      </div>
      <div role="status">
        {unknown.length > 0 && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('templates.unknown', { names: unknown.join(', ') })}</MessageBarBody>
          </MessageBar>
        )}
        {withoutValue.length > 0 && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              {t('templates.noValue', { names: withoutValue.map((name) => `{${name}}`).join(', ') })}
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
    </>
  );
}
