import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '#renderer/kit/form/fields/day.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from '../external-journeys.module.css';
import { isPast, problemsOf, type SearchDraft, type SearchField } from './draft.ts';
import { ProviderChoice, SearchEnds, SearchTimes } from './SearchFields.tsx';

interface SearchFormProps {
  /** Name for assistive technology. */
  title: string;
  draft: SearchDraft;
  onChange: (draft: SearchDraft) => void;
  /** Names of the providers; undefined where they are unknown. */
  providers: readonly string[] | undefined;
  /** Fills the form from the record again. */
  onReset: () => void;
  isRunning: boolean;
  /** Called only with a draft that can be sent. */
  onSearch: () => void;
  onCancel: () => void;
  /** A further reason that prevents the search. */
  note?: string | undefined;
}

/** What is searched for, prefilled from the record (docs/screens/10-external-journeys.md §3.1). */
export function SearchForm({ title, draft, onChange, providers, ...run }: SearchFormProps) {
  const { t } = useTranslation('externaljourneys');
  const [showErrors, setShowErrors] = useState(false);
  const problems = problemsOf(draft);
  const problem = (field: SearchField) => {
    const found = problems[field];
    // A missing value is reported after the first attempt to search, a wrong one at once.
    if (found === undefined || (!showErrors && found !== 'order' && found !== 'samePlace')) return undefined;
    return t(`form.problems.${found}`);
  };
  const fields = { draft, set: (change: Partial<SearchDraft>) => onChange({ ...draft, ...change }), problem };
  const submit = () => {
    setShowErrors(true);
    if (Object.keys(problems).length === 0) run.onSearch();
  };
  return (
    <form
      noValidate
      aria-label={title}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SearchEnds {...fields} />
      <SearchTimes {...fields} />
      {providers !== undefined && providers.length > 0 && (
        <ProviderChoice
          provider={draft.provider}
          providers={providers}
          onChange={(provider) => fields.set({ provider })}
        />
      )}
      <div className={`${flow.whole} ${flow.shrinks}`}>
        {providers === undefined && <p className={`${flow.small} ${styles.note}`}>{t('form.unknown')}</p>}
        {isPast(draft, today()) && (
          <MessageBar intent="warning">
            <MessageBarBody>{t('form.past')}</MessageBarBody>
          </MessageBar>
        )}
        {run.note !== undefined && (
          <MessageBar intent="error">
            <MessageBarBody>{run.note}</MessageBarBody>
          </MessageBar>
        )}
        <p className={`${flow.small} ${styles.note}`}>{t('form.untouched')}</p>
        <div className={`${flow.bar} ${styles.buttons}`}>
          <Button type="submit" appearance="primary" disabledFocusable={run.isRunning}>
            {t('form.search')}
          </Button>
          {run.isRunning && <Button onClick={run.onCancel}>{t('form.cancel')}</Button>}
          <Button appearance="subtle" onClick={run.onReset}>
            {t('form.reset')}
          </Button>
        </div>
      </div>
    </form>
  );
}
