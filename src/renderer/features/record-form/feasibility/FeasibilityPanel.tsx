import { Button, Caption1, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { familyFirstCell } from '#renderer/kit/list/cells/cells.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import type { FormStructure } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { RecordForm } from '../fields.ts';
import { type AvailableVolunteer, partAt, type Wanted } from './availability.ts';
import styles from './feasibility.module.css';
import { type Feasibility, namedVolunteers, useFeasibility } from './useFeasibility.ts';

interface FeasibilityPanelProps {
  form: RecordForm;
  structure: FormStructure;
  id: StructureId;
}

/** Whether somebody could drive, said while the journey is typed: by what volunteers said of their week, no more. */
export function FeasibilityPanel({ form, structure, id }: FeasibilityPanelProps) {
  const { t } = useTranslation('recordForm');
  const feasibility = useFeasibility({ form, structure, id });
  if (feasibility.state === 'hidden') return null;
  return (
    <Section title={t('feasibility.title')} tools={<Caption1>{t('feasibility.live')}</Caption1>}>
      <div className={flow.stackS}>
        <Verdict {...feasibility} structure={structure} />
        <Named {...feasibility} />
        <Caption1>{t('feasibility.carpoolers')}</Caption1>
      </div>
    </Section>
  );
}

/** How many are available, or why that is not known. */
function Verdict({ state, wanted, volunteers, retry, structure }: Feasibility & { structure: FormStructure }) {
  const { t } = useTranslation('recordForm');
  const when = useWhen(structure);
  if (state === 'failed') {
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          {t('feasibility.failed')}{' '}
          <Button size="small" onClick={retry}>
            {t('feasibility.retry')}
          </Button>
        </MessageBarBody>
      </MessageBar>
    );
  }
  if (wanted === null || state === 'waiting' || state === 'loading') {
    return <p className={flow.quietText}>{t(state === 'loading' ? 'feasibility.loading' : 'feasibility.waiting')}</p>;
  }
  const count = volunteers.length;
  const key = state === 'partial' ? 'feasibility.atLeast' : 'feasibility.count';
  return (
    <MessageBar intent={count > 0 ? 'success' : 'warning'} layout="multiline">
      <MessageBarBody>
        <strong role="status">
          {count === 0 && state === 'known'
            ? t('feasibility.nobody', { when: when(wanted) })
            : t(key, { count, when: when(wanted) })}
        </strong>
        <br />
        {t(wanted.hasReturn ? 'feasibility.bothWays' : 'feasibility.outward')}
      </MessageBarBody>
    </MessageBar>
  );
}

/** Gives the words for when somebody has to drive: `mardi matin`. */
function useWhen(structure: FormStructure) {
  const { t } = useTranslation(['recordForm', 'week']);
  return ({ kind, slots }: Wanted): string => {
    const [first] = slots;
    if (kind !== 'day' || first === undefined) return t(`recordForm:feasibility.${kind === 'day' ? 'weekly' : kind}`);
    const { day, part, time } = first;
    const name = part ?? (time === null ? null : partAt(structure?.windows ?? null, time));
    if (name !== null)
      return t('recordForm:feasibility.slot', { day: t(`week:days.${day}`), part: t(`week:partNames.${name}`) });
    return time === null ? t(`week:days.${day}`) : t('recordForm:feasibility.at', { day: t(`week:days.${day}`), time });
  };
}

/** The nearest of them, and how many others there are. */
function Named({ volunteers }: Pick<Feasibility, 'volunteers'>) {
  const { t } = useTranslation('recordForm');
  if (volunteers.length === 0) return null;
  const named = volunteers.slice(0, namedVolunteers);
  const others = volunteers.length - named.length;
  return (
    <>
      <ol className={flow.plain} aria-label={t('feasibility.nearest')}>
        {named.map((one, at) => (
          <VolunteerLine key={one.row.id} volunteer={one} number={at + 1} />
        ))}
      </ol>
      {others > 0 && <Caption1>{t('feasibility.others', { count: others })}</Caption1>}
      <Caption1>{t('feasibility.distances')}</Caption1>
    </>
  );
}

function VolunteerLine({ volunteer, number }: { volunteer: AvailableVolunteer; number: number }) {
  const { t } = useTranslation(['recordForm', 'week']);
  const format = useFormat();
  const { row, metres, day, part, hours } = volunteer;
  const named = { day: t(`week:days.${day}`) };
  return (
    <li className={styles.line}>
      <span aria-hidden className={styles.number}>
        {number}
      </span>
      <span className={styles.who}>
        {familyFirstCell(row)}
        <span className={flow.quietText}>
          {hours.from === null || hours.to === null
            ? t('recordForm:feasibility.slot', { ...named, part: t(`week:partNames.${part}`) })
            : t('recordForm:feasibility.hours', { ...named, from: hours.from, to: hours.to })}
        </span>
      </span>
      <span className={styles.distance}>
        {metres === null ? t('recordForm:feasibility.unplaced') : format.distance(metres)}
      </span>
    </li>
  );
}
