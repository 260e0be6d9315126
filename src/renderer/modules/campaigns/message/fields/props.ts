import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block } from '#shared/resources/campaigns/blocks.ts';
import type { BlockFault } from '../faults.ts';
import type { MessageStore } from '../store.ts';

/** What the fields of every block receive. */
export interface FieldsProps<B extends Block> {
  block: B;
  store: MessageStore;
  isReadOnly: boolean;
  /** A save was refused: what is missing is said too. */
  showErrors: boolean;
  faults: readonly BlockFault[];
}

/** Returns the message of a field and what notes that it was left: nothing is wrong before somebody has left it. */
export function useFault(
  faults: readonly BlockFault[],
  showErrors: boolean,
): { messageOf: (field: BlockFault['field']) => string | undefined; leave: (field: BlockFault['field']) => void } {
  const { t } = useTranslation('message');
  const [left, setLeft] = useState<ReadonlySet<BlockFault['field']>>(new Set());
  return {
    messageOf: (field) => {
      const fault = faults.find((one) => one.field === field);
      if (fault === undefined || !(showErrors || left.has(field) || fault.reason.endsWith('TooLong'))) return undefined;
      return t(`faults.block.${fault.reason}`);
    },
    leave: (field) => setLeft((now) => (now.has(field) ? now : new Set([...now, field]))),
  };
}
