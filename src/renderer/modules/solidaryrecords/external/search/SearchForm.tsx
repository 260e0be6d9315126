import { Button, Field, MessageBar, MessageBarBody, Radio, RadioGroup, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeInput } from '#renderer/features/solidary/drivers/TimeInput.tsx';
import { placeLabel } from '#renderer/features/solidary/places/lines.ts';
import { PlaceField } from '#renderer/features/solidary/places/PlaceField.tsx';
import { today } from '#renderer/kit/form/fields/day.ts';
import { DayInput } from '#renderer/kit/list/filters/DayInput.tsx';
import type { Point } from '#shared/resources/points.ts';
import styles from '../external.module.css';
import { isPast, problemsOf, type SearchDraft, type SearchField, type SearchPlace } from './draft.ts';
import { RegularRows } from './RegularRows.tsx';

interface SearchFormProps {
  /** Name for assistive technology. */
  title: string;
  draft: SearchDraft;
  onChange: (draft: SearchDraft) => void;
  /** Names of the providers; undefined where they are unknown. */
  providers: readonly string[] | undefined;
  /** Takes what the record says again. */
  onReset: () => void;
  isRunning: boolean;
  /** Called only with a draft that can be sent. */
  onSearch: () => void;
  onCancel: () => void;
  /** What else keeps the search from being sent. */
  note?: string | undefined;
}

const picked = (point: Point | null): SearchPlace | null =>
  point === null
    ? null
    : { label: placeLabel(point), town: point.locality, latitude: point.latitude, longitude: point.longitude };

/** What is searched for, prefilled from the record (docs/screens/10-external-journeys.md §3.1). */
export function SearchForm({ title, draft, onChange, providers, ...run }: SearchFormProps) {
  const { t } = useTranslation('externaljourneys');
  const [isJudged, setJudged] = useState(false);
  const problems = problemsOf(draft);
  const set = (change: Partial<SearchDraft>) => onChange({ ...draft, ...change });
  const problem = (field: SearchField) => {
    const found = problems[field];
    // What is missing is said once it was asked for; what is wrong at once.
    if (found === undefined || (!isJudged && found !== 'order' && found !== 'samePlace')) return undefined;
    return t(`form.problems.${found}`);
  };
  const submit = () => {
    setJudged(true);
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
      <div className={styles.wide}>
        <PlaceField
          label={t('form.from')}
          text={draft.from?.label ?? ''}
          isRequired
          error={problem('from')}
          onPick={(point) => set({ from: picked(point) })}
        />
      </div>
      <div className={styles.wide}>
        <PlaceField
          label={t('form.to')}
          text={draft.to?.label ?? ''}
          isRequired
          error={problem('to')}
          onPick={(point) => set({ to: picked(point) })}
        />
      </div>
      <Field label={t('form.kind')} className={styles.wide}>
        <RadioGroup
          layout="horizontal"
          value={String(draft.frequency)}
          onChange={(_, { value }) => set({ frequency: value === '2' ? 2 : 1 })}
        >
          <Radio value="1" label={t('form.1')} />
          <Radio value="2" label={t('form.2')} />
        </RadioGroup>
      </Field>
      <Checked error={problem('minDate')}>
        <DayInput label={t('form.minDate')} day={draft.minDate} onChange={(minDate) => set({ minDate })} />
      </Checked>
      <Checked error={problem('maxDate')}>
        <DayInput label={t('form.maxDate')} day={draft.maxDate} onChange={(maxDate) => set({ maxDate })} />
      </Checked>
      {draft.frequency === 1 ? (
        <>
          <TimeInput label={t('form.minTime')} time={draft.minTime} onChange={(minTime) => set({ minTime })} />
          <Checked error={problem('maxTime')}>
            <TimeInput label={t('form.maxTime')} time={draft.maxTime} onChange={(maxTime) => set({ maxTime })} />
          </Checked>
        </>
      ) : (
        <RegularRows rows={draft.rows} onChange={(rows) => set({ rows })} error={problem('rows')} />
      )}
      {providers !== undefined && providers.length > 0 && (
        <Field label={t('form.provider')} className={styles.wide}>
          <Select
            value={draft.provider ?? ''}
            onChange={(_, { value }) => set({ provider: value === '' ? null : value })}
          >
            <option value="">{t('form.all')}</option>
            {providers.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className={styles.wide}>
        {providers === undefined && <p className={styles.note}>{t('form.unknown')}</p>}
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
        <p className={styles.note}>{t('form.untouched')}</p>
        <div className={styles.buttons}>
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

/** A field whose own component knows nothing of the other fields, with what is wrong between them. */
function Checked({ error, children }: { error: string | undefined; children: React.ReactElement }) {
  return (
    <div>
      {children}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
