import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { LoginFileCheck } from '#shared/ipc/community-securities.ts';
import styles from './security.module.css';

type Check<Outcome extends LoginFileCheck['outcome']> = Extract<LoginFileCheck, { outcome: Outcome }>;

/** The result of the check of a login file, and what to do about it. Passwords never reach the page. */
export function CheckResult({ check }: { check: LoginFileCheck }) {
  switch (check.outcome) {
    case 'unfit':
      return <Unfit check={check} />;
    case 'wrong':
      return <WrongLines check={check} />;
    case 'ready':
      return <Ready check={check} />;
  }
}

function Unfit({ check: { reason } }: { check: Check<'unfit'> }) {
  const { t } = useTranslation('communitySecurities');
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t(`check.unfit.${reason}.title`)}</MessageBarTitle>
        {t(`check.unfit.${reason}.text`)}
      </MessageBarBody>
    </MessageBar>
  );
}

function WrongLines({ check: { count, lines } }: { check: Check<'wrong'> }) {
  const { t } = useTranslation('communitySecurities');
  const format = useFormat();
  const more = count - lines.length;
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('check.wrong.title', { count })}</MessageBarTitle>
        {t('check.wrong.text')}
        <ul className={styles.lines}>
          {lines.map(({ line, problem, columns }) => (
            <li key={line}>
              {problem === 'blank'
                ? t('check.wrong.blank', { line: format.number(line) })
                : t('check.wrong.columns', { line: format.number(line), count: columns })}
            </li>
          ))}
          {more > 0 && <li>{t('check.wrong.more', { count: more })}</li>}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

function Ready({ check: { logins, blankLines, repeated, preview } }: { check: Check<'ready'> }) {
  const { t } = useTranslation('communitySecurities');
  const format = useFormat();
  const named = repeated.lines.map((line) => format.number(line)).join(', ');
  const lines = repeated.count > repeated.lines.length ? t('check.ready.repeatedMore', { lines: named }) : named;
  return (
    <>
      <MessageBar intent={repeated.count > 0 ? 'warning' : 'success'} layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{t('check.ready.title', { count: logins })}</MessageBarTitle>
          {blankLines > 0 && <p className={styles.remark}>{t('check.ready.blank', { count: blankLines })}</p>}
          {repeated.count > 0 && (
            <p className={styles.remark}>{t('check.ready.repeated', { count: repeated.count, lines })}</p>
          )}
        </MessageBarBody>
      </MessageBar>
      <table className={styles.preview}>
        <caption>{t('check.ready.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('check.ready.line')}</th>
            <th scope="col">{t('check.ready.login')}</th>
            <th scope="col">{t('check.ready.password')}</th>
          </tr>
        </thead>
        <tbody>
          {preview.map(({ line, login, password }) => (
            <tr key={line}>
              <td>{format.number(line)}</td>
              <td>{login}</td>
              <td>{password}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
