import { Button, Caption1, Field, MessageBar, MessageBarBody, SearchBox } from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { usePausedText } from '#renderer/kit/form/pickers/usePausedText.ts';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { isAdministrator } from '#shared/administrators.ts';
import { toAppError } from '#shared/failure.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { CallerLines } from './CallerLines.tsx';
import type { FoundPerson } from './merge.ts';
import { PersonLine } from './PersonLine.tsx';
import styles from './people.module.css';
import { interpret } from './search.ts';
import { useLists, usePeople } from './usePeople.ts';

interface PeopleSearchProps {
  /** Somebody is being read. */
  isReading: boolean;
  /** What the search starts with. */
  typed: string;
  /** Says that somebody has to be chosen. */
  isMissing: boolean;
  onType: (typed: string) => void;
  onChoose: (person: FoundPerson) => void;
  onNew: (typed: string) => void;
}

/** Finds out whether somebody is known already (docs/screens/07-solidary-records.md §6.1, step 1). */
export function PeopleSearch({ isReading, typed, isMissing, onType, onChoose, onNew }: PeopleSearchProps) {
  const { t } = useTranslation('recordForm');
  const errorText = useErrorText();
  const lists = useLists();
  const { user } = useSignedIn();
  const canSearch = lists.beneficiaries || lists.users;
  const search = interpret(usePausedText(typed));
  const { data, error, isFetching, isPlaceholderData } = usePeople(search);
  const people = search === null ? [] : (data ?? []);
  const isKnown = search !== null && data !== undefined && !isPlaceholderData && !isFetching;
  const failure = error === null ? null : errorText(toAppError(error));
  return (
    <div className={flow.stackS}>
      <div className={styles.ask}>
        {canSearch ? (
          <Field
            label={t('search.label')}
            hint={t('search.hint')}
            validationMessage={isMissing ? t('search.required') : undefined}
            className={styles.box}
            data-field="person"
            data-label={t('search.label')}
          >
            <SearchBox
              size="large"
              value={typed}
              placeholder={t('search.placeholder')}
              autoComplete="off"
              dismiss={{ 'aria-label': t('search.clear') }}
              maxLength={lineLimit}
              onChange={(_, { value }) => onType(value)}
            />
          </Field>
        ) : (
          <MessageBar intent="info" layout="multiline">
            <MessageBarBody>{t('search.noRight')}</MessageBarBody>
          </MessageBar>
        )}
        <Button
          className={canSearch ? styles.new : undefined}
          icon={<PersonAddRegular />}
          disabledFocusable={isReading}
          onClick={() => !isReading && onNew(typed)}
        >
          {t('search.newPerson')}
        </Button>
      </div>
      {lists.users && !lists.beneficiaries && (
        <Caption1>{t('search.onlyUsers', { right: 'solidary_beneficiary_list' })}</Caption1>
      )}
      <Caption1 role="status">
        {isReading
          ? t('search.reading')
          : isFetching
            ? t('search.searching')
            : isKnown
              ? people.length === 0
                ? t('search.none')
                : t('search.found', { count: people.length })
              : ''}
      </Caption1>
      {isKnown && people.length === 0 && !isAdministrator(user) && <Caption1>{t('search.scope')}</Caption1>}
      {failure !== null && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {sentences(t('search.failedSearch'), failure.title)}
            <SupportContact error={toAppError(error)} />
          </MessageBarBody>
        </MessageBar>
      )}
      <CallerLines search={search} />
      {people.length > 0 && (
        <ul className={`${flow.plain} ${flow.gridS} ${styles.list}`} aria-label={t('search.results')}>
          {people.map((person) => (
            <PersonLine
              key={person.key}
              person={person}
              button={t('search.use')}
              buttonLabel={(name) => t('search.choose', { name })}
              isDisabled={isReading || isPlaceholderData}
              onChoose={() => !isReading && !isPlaceholderData && onChoose(person)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
