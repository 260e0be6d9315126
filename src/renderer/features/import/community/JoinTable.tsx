import { Button, Text } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { isForSupport } from '#renderer/kit/ui/errors/support.ts';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import styles from '../Import.module.css';
import { OutcomeTable } from '../OutcomeTable.tsx';
import type { Joining, WaitingPerson } from './useJoining.ts';

/** Maximum people listed one by one. */
const MAX_LISTED = 300;

const tones = {
  joined: 'success',
  already: 'neutral',
  noAccount: 'error',
  refused: 'error',
  uncertain: 'warning',
  waiting: 'neutral',
} as const;

const outcomeOf = ({ tried, isUncertain }: WaitingPerson): keyof typeof tones =>
  tried?.outcome ?? (isUncertain ? 'uncertain' : 'waiting');

interface JoinTableProps {
  joining: Joining;
  /** The platform refuses additions by the signed-in person. */
  isRefused: boolean;
  recordPath: ((id: number) => string) | undefined;
}

/** The people who had an account, with the outcome of each and a button to add one of them. */
export function JoinTable({ joining: { people, waiting, isRunning, start }, isRefused, recordPath }: JoinTableProps) {
  const { t } = useTranslation(['import', 'communitymembers']);
  const format = useFormat();
  const errorText = useErrorText();
  const listed = people.slice(0, MAX_LISTED);
  const failure = people.map(({ tried }) => tried?.error).find((error) => error !== undefined && isForSupport(error));
  const more = Math.max(people.length, waiting ?? 0) - listed.length;
  return (
    <>
      <OutcomeTable label={t('join.people')} last={t('join.action')}>
        {listed.map((person) => {
          const { line, label, tried } = person;
          const outcome = outcomeOf(person);
          const canTry = outcome !== 'joined' && outcome !== 'already';
          const action = t(tried === undefined && outcome === 'waiting' ? 'join.one' : 'join.again');
          const why = tried?.error === undefined ? null : errorText(tried.error, { context: 'import' });
          return (
            <tr key={line}>
              <td className={styles.number}>{line}</td>
              <th scope="row">
                {tried?.personId !== undefined && recordPath !== undefined ? (
                  <RecordLink to={recordPath(tried.personId)}>{label}</RecordLink>
                ) : (
                  label
                )}
              </th>
              <td data-tone={tones[outcome]}>
                {t(`join.outcomes.${outcome}`)}
                {why !== null &&
                  ` ${tried?.error?.kind === 'denied' ? t('communitymembers:actions.refusedToManagers') : why.title}`}
              </td>
              <td>
                {canTry && (
                  <Button
                    size="small"
                    disabledFocusable={isRunning || isRefused}
                    aria-label={t('join.named', { action, name: label })}
                    onClick={() => isRunning || isRefused || start(line)}
                  >
                    {action}
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </OutcomeTable>
      {failure !== undefined && <SupportContact error={failure} />}
      {more > 0 && <Text>{t('join.more', { count: more, shown: format.number(more) })}</Text>}
    </>
  );
}
