import { useTranslation } from 'react-i18next';
import { ReminderRows } from '#renderer/features/reminders/ReminderRows.tsx';
import { useReminders } from '#renderer/features/reminders/useReminders.ts';
import { useCurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import { useCan, useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import { UnreadListBar } from '#renderer/kit/ui/states/UnreadListBar.tsx';
import { Block } from '../Block.tsx';
import { CallsBlock } from './CallsBlock.tsx';
import { ProofsBlock } from './ProofsBlock.tsx';
import { StatusBlock } from './StatusBlock.tsx';

/** The blocks of an operator's home page: each loads and fails independently, and only with its right. */
export function SolidaryBlocks() {
  const can = useCan();
  const isOn = useSwitch()('solidary');
  const structure = useCurrentStructure();
  const { user } = useSignedIn();
  if (!isOn) return null;
  // An administrator sees the records of all structures, which are not a to-do list.
  if (user.operates.length === 0) return <RemindersBlock />;
  const canList = can('solidary_list');
  const canCheck = canList && can('solidary_beneficiary_list') && can('structure_read');
  return (
    <>
      <RemindersBlock />
      {canList && <CallsBlock />}
      {canList && <StatusBlock />}
      {canCheck && structure !== undefined && <ProofsBlock key={structure.id} structure={structure} />}
    </>
  );
}

/** The reminders of this person; nothing without one, unless there may be some that cannot be read. */
function RemindersBlock() {
  const { t } = useTranslation('home');
  const { data, refetch } = useReminders();
  if (data === undefined || (data.isRead && data.reminders.length === 0)) return null;
  return (
    <Block title={t('solidary.reminders')}>
      {!data.isRead && <UnreadListBar what="reminders" onRetry={refetch} />}
      <ReminderRows reminders={data.reminders} />
    </Block>
  );
}
