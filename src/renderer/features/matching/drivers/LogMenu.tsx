import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import {
  CallRegular,
  ChatRegular,
  DismissCircleRegular,
  LinkRegular,
  MoreVerticalRegular,
} from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { ContactLog } from '../contact-state.ts';

const icons = {
  call: <CallRegular />,
  sms: <ChatRegular />,
  link: <LinkRegular />,
  refusal: <DismissCircleRegular />,
} as const;
type MenuLog = keyof typeof icons;
const logs = ['call', 'sms', 'link', 'refusal'] as const satisfies readonly MenuLog[];

interface LogMenuProps {
  name: string;
  isBusy: boolean;
  onLog: (log: ContactLog) => void;
}

/** The menu that logs a contact with a driver in the diary; nothing is sent by text or telephone. */
export function LogMenu({ name, isBusy, onLog }: LogMenuProps) {
  const { t } = useTranslation('matching');
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          size="small"
          appearance="subtle"
          icon={<MoreVerticalRegular />}
          aria-label={t('contact.logOf', { name })}
          title={t('contact.onlyLogged')}
          disabledFocusable={isBusy}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <LogItems logs={logs} onLog={onLog} />
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

interface LogItemsProps {
  logs: readonly MenuLog[];
  isDisabled?: boolean;
  onLog: (log: ContactLog) => void;
}

/** The contacts that a menu logs. */
export function LogItems({ logs: shown, isDisabled = false, onLog }: LogItemsProps) {
  const { t } = useTranslation('matching');
  return shown.map((log) => (
    <MenuItem key={log} icon={icons[log]} disabled={isDisabled} onClick={() => onLog(log)}>
      {t(`contact.${log}`)}
    </MenuItem>
  ));
}
