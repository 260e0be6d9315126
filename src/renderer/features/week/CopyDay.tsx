import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { WeekLine } from './WeekGrid.tsx';

interface CopyDayProps {
  days: readonly WeekLine[];
  /** The day whose ticks are copied. */
  from: number;
  onCopy: (to: readonly number[]) => void;
}

/** Working days, from Monday. */
const WORKING = 5;

/** `Copy Monday to…`: one day, the working days or all of them. The menu stays open, so that several can follow. */
export function CopyDay({ days, from, onCopy }: CopyDayProps) {
  const { t } = useTranslation('week');
  const others = days.map((_, index) => index).filter((index) => index !== from);
  const day = days[from]?.name ?? '';
  return (
    <Menu persistOnItemClick>
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" icon={<CopyRegular />}>
          {t('copy.button', { day })}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem persistOnClick={false} onClick={() => onCopy(others)}>
            {t('copy.all')}
          </MenuItem>
          <MenuItem persistOnClick={false} onClick={() => onCopy(others.filter((index) => index < WORKING))}>
            {t('copy.working')}
          </MenuItem>
          {others.map((index) => (
            <MenuItem key={index} onClick={() => onCopy([index])}>
              {days[index]?.name}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
