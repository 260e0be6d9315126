import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useHoldsDialog } from '#renderer/kit/data/outcome-looks.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { personNameOf } from '#shared/full-name.ts';
import { ContactBadges } from '../ContactBadges.tsx';
import { contactStateOf } from '../contact-state.ts';
import { useSolutions } from '../context.ts';
import { type DriverGroup, driverGroups } from '../driver-groups.ts';
import styles from '../matching.module.css';
import { MessageComposer } from './MessageComposer.tsx';
import { Thread } from './Thread.tsx';

interface MessageDrawerProps {
  userId: DriverGroup['userId'];
  onClose: () => void;
}

/** The messages with a selected driver, and a new one; read only where nothing may be written. */
export function MessageDrawer({ userId, onClose }: MessageDrawerProps) {
  const { t } = useTranslation('matching');
  const { record, writes, disabledReason } = useSolutions();
  const isHeld = useHoldsDialog(writes.isBusy);
  const group = driverGroups(record).find((one) => one.userId === userId);
  if (group === undefined) return null;
  const [{ givenName, familyName }] = group.solutions;
  const close = () => !isHeld && onClose();
  return (
    <DialogFrame
      title={t('thread.title', { name: personNameOf({ id: userId, givenName, familyName }) })}
      isQuestion
      isSending={disabledReason === null}
      className={styles.drawer}
      bodyClassName={styles.drawerBody}
      onDismiss={close}
      actions={
        <Button disabledFocusable={isHeld} onClick={close}>
          {t('thread.close')}
        </Button>
      }
    >
      <ContactBadges state={contactStateOf(record.diary, userId)} />
      <Thread messages={group.thread} beneficiary={record.userId} />
      {disabledReason === null ? (
        <MessageComposer group={group} />
      ) : (
        <p className={flow.quiet}>{t(`disabledReasons.${disabledReason}`)}</p>
      )}
    </DialogFrame>
  );
}
