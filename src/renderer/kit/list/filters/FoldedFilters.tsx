import { Button, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Filters.module.css';

interface FoldedFiltersProps {
  count: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Their chips. */
  children: ReactNode;
}

/** The filters that have no room on the line, behind one button that counts them. */
export function FoldedFilters({ count, isOpen, onOpenChange, children }: FoldedFiltersProps) {
  const { t } = useTranslation('list');
  const label = t('filters.folded', { count });
  return (
    <Popover
      open={isOpen}
      onOpenChange={(_, { open }) => onOpenChange(open)}
      positioning="below-start"
      trapFocus
      unstable_disableAutoFocus={false}
    >
      <PopoverTrigger disableButtonEnhancement>
        <Button
          className={styles.folded}
          icon={<ChevronDownRegular />}
          iconPosition="after"
          data-folded-filters=""
          appearance="subtle"
        >
          {label}
        </Button>
      </PopoverTrigger>
      <PopoverSurface className={styles.foldedChips} aria-label={label}>
        {children}
      </PopoverSurface>
    </Popover>
  );
}
