import { Field, Radio, RadioGroup, Select } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { placeLabel } from '#renderer/features/places/lines.ts';
import { PlaceField } from '#renderer/features/places/PlaceField.tsx';
import { TimeInput } from '#renderer/features/solidary/drivers/TimeInput.tsx';
import { DayInput } from '#renderer/kit/list/filters/DayInput.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { Point } from '#shared/resources/points.ts';
import styles from '../external-journeys.module.css';
import type { SearchDraft, SearchField, SearchPlace } from './draft.ts';
import { RegularRows } from './RegularRows.tsx';

interface SearchFieldsProps {
  draft: SearchDraft;
  set: (change: Partial<SearchDraft>) => void;
  /** Error messages to show, by field. */
  problem: (field: SearchField) => string | undefined;
}

const picked = (point: Point | null): SearchPlace | null =>
  point === null
    ? null
    : { label: placeLabel(point), town: point.locality, latitude: point.latitude, longitude: point.longitude };

/** The two ends of the journey that is searched for. */
export function SearchEnds({ draft, set, problem }: SearchFieldsProps) {
  const { t } = useTranslation('externaljourneys');
  return (['from', 'to'] as const).map((end) => (
    <div key={end} className={`${flow.whole} ${flow.shrinks}`}>
      <PlaceField
        label={t(`form.${end}`)}
        text={draft[end]?.label ?? ''}
        isRequired
        error={problem(end)}
        onPick={(point) => set({ [end]: picked(point) })}
      />
    </div>
  ));
}

/** Kind, days and times of the journey that is searched for. */
export function SearchTimes({ draft, set, problem }: SearchFieldsProps) {
  const { t } = useTranslation('externaljourneys');
  return (
    <>
      <Field label={t('form.kind')} className={`${flow.whole} ${flow.shrinks}`}>
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
    </>
  );
}

interface ProviderChoiceProps {
  /** Name of the chosen provider; null for all of them. */
  provider: string | null;
  providers: readonly string[];
  onChange: (provider: string | null) => void;
}

/** Chooses the provider to search: one of them, or all. */
export function ProviderChoice({ provider, providers, onChange }: ProviderChoiceProps) {
  const { t } = useTranslation('externaljourneys');
  return (
    <Field label={t('form.provider')} className={`${flow.whole} ${flow.shrinks}`}>
      <Select value={provider ?? ''} onChange={(_, { value }) => onChange(value === '' ? null : value)}>
        <option value="">{t('form.all')}</option>
        {providers.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Wraps a field to show errors that concern several fields. */
function Checked({ error, children }: { error: string | undefined; children: React.ReactElement }) {
  return (
    <div>
      {children}
      {error !== undefined && (
        <p role="alert" className={`${flow.danger} ${styles.error}`}>
          {error}
        </p>
      )}
    </div>
  );
}
