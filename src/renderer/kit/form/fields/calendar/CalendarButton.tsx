import { Button, Popover, PopoverSurface, PopoverTrigger, Spinner } from '@fluentui/react-components';
import { CalendarLtrRegular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type LazyComponent, lazily } from '#renderer/kit/ui/lazily.tsx';
import type { CalendarProps } from './Calendar.tsx';
import styles from './calendar.module.css';

/** Loaded with the first calendar that is opened. */
const Calendar: LazyComponent<CalendarProps> = lazily(async () => (await import('./Calendar.tsx')).Calendar);

interface CalendarButtonProps extends CalendarProps {
  /** Label of the field. */
  label: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  isDisabled: boolean;
  /** Not a stop of the Tab key, where the keys of the field open the calendar. */
  isSkipped?: boolean;
  /** The box of the field, under which the calendar opens. */
  target: HTMLElement | null;
}

/** The button in a field of a day that opens its calendar. */
export function CalendarButton({
  label,
  isOpen,
  onOpen,
  isDisabled,
  isSkipped = false,
  target,
  ...calendar
}: CalendarButtonProps) {
  const { t } = useTranslation('form');
  return (
    <Popover
      open={isOpen}
      trapFocus
      positioning={{ target, position: 'below', align: 'start', shiftToCoverTarget: true, overflowBoundaryPadding: 4 }}
      onOpenChange={(_, { open }) => onOpen(open)}
    >
      <PopoverTrigger disableButtonEnhancement>
        <Button
          appearance="transparent"
          size="small"
          icon={<CalendarLtrRegular />}
          aria-label={t('calendar.open', { label })}
          disabled={isDisabled}
          tabIndex={isSkipped ? -1 : undefined}
        />
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={t('calendar.label', { label })}>
        <Suspense fallback={<Spinner size="tiny" />}>
          <Calendar {...calendar} />
        </Suspense>
      </PopoverSurface>
    </Popover>
  );
}
