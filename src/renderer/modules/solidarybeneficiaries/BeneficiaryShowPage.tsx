import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayAndAge } from '#renderer/features/people/show/DayAndAge.tsx';
import { Journal } from '#renderer/features/solidary/related/Journal.tsx';
import { RelatedRecords } from '#renderer/features/solidary/related/RelatedRecords.tsx';
import { SolidaryPersonView } from '#renderer/features/solidary/SolidaryPersonView.tsx';
import { StructureRows } from '#renderer/features/solidary/StructureRows.tsx';
import { MissingFiles } from '#renderer/features/solidary-proofs/MissingFiles.tsx';
import { missingFiles, recordOf } from '#renderer/features/solidary-proofs/missing.ts';
import { ProofList, withPlaces } from '#renderer/features/solidary-proofs/ProofList.tsx';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { AddressCard } from '#renderer/kit/map/AddressCard.tsx';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { FactsCard } from '#renderer/kit/ui/show/FactsCard.tsx';
import { useYesNo } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';
import { pageActions, recordForId, userId } from './actions.ts';
import { genderLabel } from './labels.ts';

/** `/solidarybeneficiaries/show/{id}` (docs/screens/08-solidary-people.md §2). */
export function BeneficiaryShowPage({ id }: { id: number }) {
  const { t } = useTranslation('solidarybeneficiaries');
  return (
    <RecordPage resource="solidarybeneficiaries" id={id} unavailable={t('unavailable')}>
      {(person) => (
        <SolidaryPersonView
          person={person}
          title={genderLabel(person.gender)}
          resource="solidarybeneficiaries"
          actions={pageActions}
          buttons={[recordForId, userId]}
          aside={
            <>
              <StructureRows asRole="beneficiary" person={person} />
              <RelatedRecords person={person} />
              <Journal entries={person.diaries} structure={structureOf(person)?.name ?? null} />
            </>
          }
        >
          <IdentityCard person={person} />
          <HomeCard person={person} />
          <ProofsSection person={person} />
        </SolidaryPersonView>
      )}
    </RecordPage>
  );
}

/**
 * The structure whose proofs and journal the platform gives: that of the proofs, or the only one of the person. Null
 * where it is unknown (docs/platform/c-solidary.md §8).
 */
function structureOf({ proofs, structures }: Beneficiary) {
  const [proof] = proofs;
  if (proof !== undefined) {
    const known = structures.find(({ structureId }) => structureId === proof.structureId);
    return { id: proof.structureId, name: proof.structureName ?? known?.name ?? `#${proof.structureId}` };
  }
  const [only, ...others] = structures;
  return only === undefined || others.length > 0 ? null : { id: only.structureId, name: only.name };
}

function IdentityCard({ person }: { person: Beneficiary }) {
  const { t } = useTranslation('solidarybeneficiaries');
  const translate = useTranslate();
  const yesNo = useYesNo();
  const { birthDate, acceptsNews } = person;
  const gender = genderLabel(person.gender);
  return (
    <FactsCard
      title={t('show.identity')}
      facts={[
        { label: t('fields.gender'), field: 'gender', value: gender && translate(gender) },
        { label: t('fields.birthDate'), field: 'birthDate', value: birthDate && <DayAndAge day={birthDate} /> },
        { label: t('fields.acceptsNews'), field: 'acceptsNews', value: yesNo(acceptsNews) },
        // Those that are given stand on top of the page.
        ...(['telephone', 'email'] as const)
          .filter((name) => !person[name])
          .map((name) => ({ label: translate(`solidary:fields.${name}`), field: name, value: null })),
      ]}
    />
  );
}

function HomeCard({ person }: { person: Beneficiary }) {
  const { t } = useTranslation('solidarybeneficiaries');
  return (
    <AddressCard
      title={t('show.home')}
      label={t('fields.homeAddress')}
      address={person.homeAddress}
      field="homeAddress"
      name={personNameOf(person)}
    />
  );
}

/** The proofs of the last structure, and the files that it asks for and this person lacks. */
function ProofsSection({ person }: { person: Beneficiary }) {
  const { t } = useTranslation('solidary');
  const can = useCan();
  const known = structureOf(person);
  const isReadable = known !== null && can('structure_read');
  const { data: structure } = useQuery({
    ...itemQuery('solidarystructures', known?.id ?? 0),
    // Without the structure, the proofs are shown as received, and no missing files are listed.
    enabled: isReadable,
    retry: false,
    staleTime: 5 * 60_000,
  });
  const recordId = recordOf(person.diaries);
  return (
    <Section title={known === null ? t('proofs.title') : t('proofs.titleOf', { name: known.name })}>
      <ProofList
        asRole="beneficiary"
        person={person}
        proofs={withPlaces(person.proofs)}
        structure={structure}
        note={known === null ? undefined : t('proofs.only', { name: known.name })}
      />
      {structure !== undefined && recordId !== null && (
        <MissingFiles id={person.id} recordId={recordId} missing={missingFiles(structure, person.proofs)} />
      )}
    </Section>
  );
}
