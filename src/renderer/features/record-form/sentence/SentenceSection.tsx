import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { useFavouritePlaces } from '#renderer/features/places/useFavouritePlaces.ts';
import { useCurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import type { FormStructure } from '#shared/resources/solidaryrecords/form/draft.ts';
import { placeAt } from '#shared/resources/solidaryrecords/form/journey.ts';
import type { CreateFormState } from '../create/useCreateForm.ts';
import type { RecordForm } from '../fields.ts';
import { JourneyPin } from '../sections/JourneyPin.tsx';
import { RegularFields } from '../sections/RegularFields.tsx';
import { DayPart } from './DayPart.tsx';
import { KindPart } from './KindPart.tsx';
import { LastJourneys } from './LastJourneys.tsx';
import { NeedsPart } from './NeedsPart.tsx';
import { SentenceNotesContext } from './notes.ts';
import { PlacePart } from './PlacePart.tsx';
import { PurposePart } from './PurposePart.tsx';
import { ReturnPart } from './ReturnPart.tsx';
import styles from './sentence.module.css';
import { TimePart } from './TimePart.tsx';
import { TripInWords } from './TripInWords.tsx';
import { WhoPart } from './WhoPart.tsx';

interface SentenceSectionProps {
  form: CreateFormState;
  structure: FormStructure;
}

/**
 * The journey as somebody tells it at the telephone: one sentence whose parts are the fields, in the order in which they
 * are typed. Several days a week have their lines of days and times below it.
 */
export function SentenceSection({ form, structure }: SentenceSectionProps) {
  const { t } = useTranslation('recordForm');
  const { fields, today } = form;
  const favourites = useFavouritePlaces(useCurrentStructure()?.id);
  const { control } = fields.record.form;
  const [kind, timeChoice] = useWatch({ control, name: ['times.kind', 'times.punctual.timeChoice'] });
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  const windows = structure?.windows ?? null;
  // A part of the day has words of its own before it, and an hour has others.
  const sentence = kind === 'regular' ? 'regular' : timeChoice === 1 ? 'trip' : 'tripInPart';
  return (
    <FormSection title={t('sentence.title')} notes={<LastJourneys form={form} />}>
      <SentenceNotesContext value={notes}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a line of text. */}
        <div role="group" aria-label={t('sentence.title')} className={styles.sentence}>
          <Trans
            t={t}
            i18nKey={`sentence.${sentence}`}
            components={{
              who: <WhoPart form={form} />,
              origin: <PlacePart form={fields} field="origin" offered={noPlaces} />,
              destination: <PlacePart form={fields} field="destination" offered={favourites} />,
              purpose: <PurposePart form={fields} structure={structure} />,
              day: <DayPart form={fields} today={today} />,
              time: <TimePart form={fields} windows={windows} />,
              back: <ReturnPart form={fields} windows={windows} today={today} />,
            }}
          />{' '}
          <NeedsPart form={fields} structure={structure} />
        </div>
      </SentenceNotesContext>
      <div ref={setNotes} className={styles.notes} />
      {kind === 'regular' && <RegularFields form={fields} today={today} />}
      <Pins form={fields} />
      <div className={styles.foot}>
        <TripInWords form={fields} structure={structure} />
        <KindPart form={fields} />
      </div>
    </FormSection>
  );
}

const noPlaces = [] as const;

/** The ends without a place, each with a pin on a map in place of the search. */
function Pins({ form }: { form: RecordForm }) {
  const { control, setValue } = form.record.form;
  const journey = useWatch({ control, name: 'journey' });
  return (['origin', 'destination'] as const).map(
    (field) =>
      (field === 'origin' || !journey.goesAnywhere) && (
        <JourneyPin
          key={field}
          field={field}
          place={journey[field]}
          other={journey[field === 'origin' ? 'destination' : 'origin']}
          onMove={(position) =>
            setValue(`journey.${field}`, placeAt(position, journey[field] ?? undefined), {
              shouldDirty: true,
              shouldTouch: true,
            })
          }
        />
      ),
  );
}
