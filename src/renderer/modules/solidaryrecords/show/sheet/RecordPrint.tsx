import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printEntry } from '#renderer/kit/actions/print-action.tsx';
import { useScreenActions } from '#renderer/kit/actions/screen.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { fullNameOf } from '#shared/full-name.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

const CallSheetDialog = lazily(async () => (await import('./CallSheet.tsx')).CallSheetDialog);

/** Offers to print the record on screen by the key, the application's menu and the palette. */
export function RecordPrint({ record }: { record: RecordItem }) {
  const { t } = useTranslation('solidaryrecords');
  const [isOpen, setOpen] = useState(false);
  useScreenActions([
    {
      id: 'solidaryrecords.print',
      label: t('sheet.open'),
      target: fullNameOf(record) || t('show.title', { id: record.id }),
      icon: printEntry.icon,
      shortcut: printEntry.shortcut,
      run: () => setOpen(true),
    },
  ]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <CallSheetDialog record={record} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
