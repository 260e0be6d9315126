import { useTranslation } from 'react-i18next';
import { ReminderRows } from '#renderer/features/reminders/ReminderRows.tsx';
import { useReminders } from '#renderer/features/reminders/useReminders.ts';
import { useCurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import { useCan, useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import { UnreadListBar } from '#renderer/kit/ui/states/UnreadListBar.tsx';
import { Block } from '../Block.tsx';
import { BlockError } from '../BlockError.tsx';
import { DayBlock } from './DayBlock.tsx';
import { DriversBlock } from './DriversBlock.tsx';
import { ProofsBlock } from './ProofsBlock.tsx';
import { StatusBlock } from './StatusBlock.tsx';

/** Whether this is the home page of an operator: an administrator sees all records, which are not a to-do list. */
function useIsOperator(): boolean {
  const isOn = useSwitch()('solidary');
  const { user } = useSignedIn();
  return isOn && user.operates.length > 0;
}

/** The day of an operator. */
export function DayBlocks() {
  const can = useCan();
  return useIsOperator() && can('solidary_list') && <DayBlock />;
}

/** The other blocks of an operator: each loads and fails independently, and only with its right. */
export function SolidaryBlocks() {
  const can = useCan();
  const isOn = useSwitch()('solidary');
  const structure = useCurrentStructure();
  const isOperator = useIsOperator();
  if (!isOn) return null;
  const canList = isOperator && can('solidary_list');
  const canCheck = canList && can('solidary_beneficiary_list') && can('structure_read');
  return (
    <>
      <RemindersBlock />
      {canList && <DriversBlock />}
      {canList && <StatusBlock />}
      {canCheck && structure !== undefined && <ProofsBlock key={structure.id} structure={structure} />}
    </>
  );
}

/** The reminders of this person; nothing without one, unless there may be some that cannot be read. */
function RemindersBlock() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useReminders();
  const title = t('solidary.reminders');
  if (data === undefined) {
    return (
      error !== null && (
        <Block title={title}>
          <BlockError error={error} subject={title} onRetry={() => void refetch()} />
        </Block>
      )
    );
  }
  if (data.isRead && data.reminders.length === 0) return null;
  return (
    <Block title={title}>
      {!data.isRead && <UnreadListBar what="reminders" onRetry={refetch} />}
      <ReminderRows reminders={data.reminders} />
    </Block>
  );
}
