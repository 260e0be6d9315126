import { Button } from '@fluentui/react-components';
import { EqualCircleRegular, EqualOffRegular, SubtractCircleRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { User } from '#shared/resources/users/user.ts';
import styles from './duplicates.module.css';
import type { Fact, RowMark } from './facts.ts';
import { hasValue, type Taken, writeOf } from './take.ts';
import { useNamed } from './useNamed.ts';

const icons = {
  same: EqualCircleRegular,
  written: EqualCircleRegular,
  lacking: SubtractCircleRegular,
  different: EqualOffRegular,
} as const;

/** How the values of a row stand to one another: a shape and a word. */
export function Mark({ mark }: { mark: RowMark }) {
  const { t } = useTranslation('duplicates');
  const Icon = icons[mark];
  return (
    <span className={`${flow.inline} ${flow.small}`}>
      <Icon aria-hidden />
      {t(`marks.${mark}`)}
    </span>
  );
}

interface FactRowProps {
  fact: Fact;
  users: readonly User[];
  /** What is shown of each account, in their order. */
  texts: readonly (string | null)[];
  mark: RowMark;
  /** The account to keep. */
  kept: number;
  /** Absent where nothing can be written into the account to keep. */
  onTake: ((field: Taken, from: User) => void) | undefined;
}

/** One fact of all accounts; what the account to keep lacks or has otherwise can be taken over. */
export function FactRow({ fact, users, texts, mark, kept, onTake }: FactRowProps) {
  const { t } = useTranslation('duplicates');
  const translate = useTranslate();
  const named = useNamed();
  const label = translate(fact.label);
  const { taken } = fact;
  const own = texts[users.findIndex(({ id }) => id === kept)] ?? null;
  return (
    <tr>
      <th scope="row">
        <span className={styles.fact}>
          {label}
          <Mark mark={mark} />
          {fact.id === 'email' && mark !== 'same' && onTake !== undefined && (
            <span className={flow.small}>{t('take.email')}</span>
          )}
        </span>
      </th>
      {users.map((user, at) => {
        const text = texts[at] ?? null;
        const isOffered =
          taken !== undefined && onTake !== undefined && user.id !== kept && text !== own && hasValue(taken, user);
        const canBeTaken = taken !== undefined && writeOf(taken, user) !== null;
        return (
          <td key={user.id} data-kept={user.id === kept ? '' : undefined}>
            <span className={`${flow.stackXS} ${styles.value}`}>
              {text ?? <span className={flow.quietText}>{t('none')}</span>}
              {isOffered && canBeTaken && (
                <Button
                  size="small"
                  aria-label={t('take.of', { field: label, name: named(user) })}
                  onClick={() => onTake(taken, user)}
                >
                  {t('take.button')}
                </Button>
              )}
              {isOffered && !canBeTaken && <span className={flow.small}>{t('take.unfit')}</span>}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
