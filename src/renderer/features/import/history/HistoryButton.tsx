import { Button } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { ImportKindName } from '#shared/import/kinds.ts';

const HistoryDialog = lazily(async () => (await import('./HistoryDialog.tsx')).HistoryDialog);

/** Opens the reports of the imports that are over. */
export function HistoryButton({ kind }: { kind: ImportKindName }) {
  const { t } = useTranslation('import');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" appearance="subtle" icon={<HistoryRegular />} onClick={() => setIsOpen(true)}>
        {t('history.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <HistoryDialog kind={kind} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
