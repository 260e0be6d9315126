import { Button } from '@fluentui/react-components';
import { PeopleRegular } from '@fluentui/react-icons';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { type PeopleList, useWholeList } from '../whole-list.ts';
import { duplicatesOf } from './duplicates.ts';

const DuplicatesDialog = lazily(async () => (await import('./DuplicatesDialog.tsx')).DuplicatesDialog);

interface DuplicatesButtonProps {
  name: PeopleList;
  /** The whole list is read anyway, so that the number can be shown. */
  isWanted: boolean;
}

/** Opens the people who may be there twice; says how many groups, once the whole list was read. */
export function DuplicatesButton({ name, isWanted }: DuplicatesButtonProps) {
  const { t } = useTranslation('solidarylists');
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const whole = useWholeList(name, isWanted || isOpen);
  const groups = useMemo(() => (whole.data === undefined ? undefined : duplicatesOf(whole.data.rows)), [whole.data]);
  return (
    <>
      <Button size="small" appearance="subtle" icon={<PeopleRegular />} onClick={() => setOpen(true)}>
        {groups === undefined ? t('duplicates.open') : t('duplicates.openCounted', { number: number(groups.length) })}
      </Button>
      {isOpen && (
        <Suspense>
          <DuplicatesDialog
            name={name}
            groups={groups}
            error={whole.data === undefined ? whole.error : null}
            onRetry={() => void whole.refetch()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
