import { MenuItem, mergeClasses } from '@fluentui/react-components';
import { ArrowCircleUpRegular, ShieldErrorRegular } from '@fluentui/react-icons';
import { openExternal } from '#renderer/kit/ui/external.ts';
import { useUpdate } from './context.ts';
import styles from './updates.module.css';
import { useUpdateText } from './useUpdateText.ts';

/** The newer version as a line of the menu, which opens its page in the browser; nothing where none is known. */
export function UpdateItem() {
  const update = useUpdate();
  const textOf = useUpdateText();
  if (update === null) return null;
  const { address, isSecurity } = update;
  return (
    <MenuItem
      className={mergeClasses(isSecurity && styles.security)}
      icon={isSecurity ? <ShieldErrorRegular /> : <ArrowCircleUpRegular />}
      subText={new URL(address).host}
      onClick={() => openExternal(address)}
    >
      {textOf(update)}
    </MenuItem>
  );
}
