import { PeopleRegular } from '@fluentui/react-icons';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { BarTool } from '../local/bar-tool.ts';
import { type PeopleList, useWholeList } from '../whole-list.ts';
import { duplicatesOf } from './duplicates.ts';

const DuplicatesDialog = lazily(async () => (await import('./DuplicatesDialog.tsx')).DuplicatesDialog);

/**
 * The tool that opens the people who may be there twice, and its dialog; it says how many groups, once the whole list
 * was read.
 * @param isWanted the whole list is read anyway, so that the number can be shown
 */
export function useDuplicates(name: PeopleList, isWanted: boolean): { tool: BarTool; dialog: ReactNode } {
  const { t } = useTranslation('solidarylists');
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const whole = useWholeList(name, isWanted || isOpen);
  const groups = useMemo(() => (whole.data === undefined ? undefined : duplicatesOf(whole.data.rows)), [whole.data]);
  return {
    tool: {
      id: 'duplicates',
      label:
        groups === undefined ? t('duplicates.open') : t('duplicates.openCounted', { number: number(groups.length) }),
      icon: PeopleRegular,
      run: () => setOpen(true),
    },
    dialog: isOpen && (
      <Suspense>
        <DuplicatesDialog
          name={name}
          groups={groups}
          error={whole.data === undefined ? whole.error : null}
          onRetry={() => void whole.refetch()}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  };
}
