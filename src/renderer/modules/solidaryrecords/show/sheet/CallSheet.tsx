import { useTranslation } from 'react-i18next';
import { driverGroups } from '#renderer/features/matching/driver-groups.ts';
import { recordStatusLabel } from '#renderer/features/solidary/records/status.ts';
import { PrintDialog } from '#renderer/kit/print/PrintDialog.tsx';
import {
  PrintBand,
  PrintBlanks,
  PrintDocument,
  PrintFacts,
  PrintSection,
  PrintSteps,
} from '#renderer/kit/print/PrintDocument.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { fullNameOf } from '#shared/full-name.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { lifeStatuses } from '#shared/resources/solidaryrecords/status.ts';
import { givenGenders } from '#shared/resources/users/values.ts';
import { requiredProofs } from '../cards/proofs.ts';
import { Candidates, Drivers } from './drivers.tsx';
import { SheetDiary } from './SheetDiary.tsx';
import { useBand } from './useBand.ts';

/** Blank lines for handwriting. */
const NOTES = 6;

/**
 * A solidary record on paper (docs/screens/07-solidary-records.md §9): where, when and why in one band, the beneficiary,
 * the drivers with their numbers and room for their answers, the diary, room for notes. It uses the record on screen and
 * reads nothing.
 */
export function CallSheet({ record }: { record: RecordItem }) {
  const { t } = useTranslation('solidaryrecords');
  const translate = useTranslate();
  const format = useFormat();
  const band = useBand(record);
  const { id, telephone, status, structureName } = record;
  const number = t('show.title', { id });
  const step = status === null ? -1 : (lifeStatuses as readonly number[]).indexOf(status);
  return (
    <PrintDocument
      title={fullNameOf(record) || number}
      kind={[structureName, number].filter(Boolean).join(' · ')}
      main={telephone ? format.phone(telephone) : t('sheet.noPhone')}
      progress={
        step >= 0 && <PrintSteps steps={lifeStatuses.map((one) => translate(recordStatusLabel(one)))} current={step} />
      }
    >
      <PrintBand cells={band} />
      <Beneficiary record={record} />
      <PrintSection title={t('sheet.drivers')}>
        {driverGroups(record).length === 0 ? <p>{t('sheet.noDrivers')}</p> : <Drivers record={record} />}
      </PrintSection>
      <Candidates record={record} />
      {record.diary.length > 0 && (
        <PrintSection title={t('sheet.diary')}>
          <SheetDiary record={record} />
        </PrintSection>
      )}
      <PrintSection title={t('sheet.notes')}>
        <PrintBlanks count={NOTES} />
      </PrintSection>
    </PrintDocument>
  );
}

function Beneficiary({ record }: { record: RecordItem }) {
  const { t } = useTranslation(['solidaryrecords', 'solidarybeneficiaries', 'solidary', 'form']);
  const format = useFormat();
  const { birthDate, email, homeAddress, gender, proofs } = record;
  const given = givenGenders.find((known) => known === gender);
  const facts = [
    {
      label: t('solidarybeneficiaries:fields.gender'),
      value: given && t(`solidarybeneficiaries:values.gender.${given}`),
    },
    { label: t('solidarybeneficiaries:fields.birthDate'), value: birthDate && format.day(birthDate) },
    { label: t('solidary:fields.email'), value: email },
    { label: t('solidarybeneficiaries:fields.homeAddress'), value: homeAddress?.lines.join(', ') },
    ...requiredProofs(proofs, undefined).map(({ label, answer }) => ({
      label: label ?? t('solidary:proofs.unnamed'),
      value: proofText(answer),
    })),
  ].filter(({ value }) => Boolean(value));
  if (facts.length === 0) return null;
  return (
    <PrintSection title={t('solidaryrecords:cards.person')}>
      <PrintFacts facts={facts} />
    </PrintSection>
  );

  function proofText(answer: RecordItem['proofs'][number] | null) {
    if (answer === null) return null;
    if (answer.file !== null) return t('solidaryrecords:sheet.given');
    if (answer.kind === 'file' || answer.value === null || answer.value === '') {
      return <strong>{t('solidaryrecords:proofs.missing')}</strong>;
    }
    if (typeof answer.value === 'boolean') return t(answer.value ? 'form:yes' : 'form:no');
    return answer.value;
  }
}

interface CallSheetDialogProps {
  record: RecordItem;
  onClose: () => void;
}

/** Shows a solidary record before it is printed. */
export function CallSheetDialog({ record, onClose }: CallSheetDialogProps) {
  const { t } = useTranslation('solidaryrecords');
  const number = t('show.title', { id: record.id });
  return (
    <PrintDialog name={[number, fullNameOf(record)].filter(Boolean).join(' – ')} onClose={onClose}>
      <CallSheet record={record} />
    </PrintDialog>
  );
}
