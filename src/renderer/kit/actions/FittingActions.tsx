import {
  Button,
  type ButtonProps,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Overflow,
  OverflowItem,
  useIsOverflowItemVisible,
  useOverflowMenu,
} from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { Action } from './define.ts';
import styles from './FittingActions.module.css';
import { type ChosenCount, useActionLabel, useRefusal, useShortLabel } from './useActionTools.ts';
import { usePreloadedDialogs } from './usePreloadedDialogs.ts';

interface FittingActionsProps<R extends BaseRow> {
  actions: readonly Action<R>[];
  onAction: (action: Action<R>) => void;
  appearance: ButtonProps['appearance'];
  /** Aligns the buttons with the end of the line. */
  isAtEnd?: boolean;
  /** Writes the short labels on the buttons; menus and names keep the whole ones. */
  isShort?: boolean;
  /** What is chosen, for actions on a selection. */
  chosen?: ChosenCount | null;
}

/** Pixels reserved for rounding and for the gap between two buttons; frameless buttons need no gap. */
const SLACK = 10;
const GAP = 8;
const SUBTLE_GAP = 0;

/** Renders actions as buttons on one line; those that do not fit go into a menu at its end. */
export function FittingActions<R extends BaseRow>(props: FittingActionsProps<R>) {
  const { actions, onAction, appearance, isAtEnd = false, isShort = false, chosen = null } = props;
  usePreloadedDialogs(actions);
  const labelOf = useActionLabel();
  const shortOf = useShortLabel();
  const refusal = useRefusal();
  const isSubtle = appearance === 'subtle';
  const gap = isSubtle ? SUBTLE_GAP : GAP;
  return (
    <Overflow padding={SLACK + gap * actions.length}>
      <div className={isAtEnd ? styles.atEnd : styles.actions} style={{ gap }}>
        {actions.map((action) => (
          <OverflowItem key={action.id} id={action.id}>
            <Button
              appearance={appearance}
              className={isSubtle ? styles.light : styles.action}
              data-danger={action.section === 'danger' ? '' : undefined}
              icon={<action.icon />}
              disabledFocusable={refusal(action, chosen) !== undefined}
              aria-label={labelOf(action)}
              aria-description={refusal(action, chosen)}
              title={refusal(action, chosen)}
              onClick={() => onAction(action)}
            >
              {isShort ? shortOf(action) : labelOf(action)}
            </Button>
          </OverflowItem>
        ))}
        <Rest {...props} />
      </div>
    </Overflow>
  );
}

function Rest<R extends BaseRow>({ actions, onAction, appearance, chosen = null }: FittingActionsProps<R>) {
  const { t } = useTranslation('actions');
  const { ref, isOverflowing, overflowCount } = useOverflowMenu<HTMLButtonElement>();
  if (!isOverflowing) return null;
  const label = t('more', { count: overflowCount });
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          ref={ref}
          appearance={appearance}
          className={styles.action}
          icon={<MoreHorizontalRegular />}
          aria-label={label}
          title={label}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.map((action) => (
            <RestItem key={action.id} {...{ action, onAction, chosen }} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

interface RestItemProps<R extends BaseRow> {
  action: Action<R>;
  onAction: (action: Action<R>) => void;
  chosen: ChosenCount | null;
}

function RestItem<R extends BaseRow>({ action, onAction, chosen }: RestItemProps<R>) {
  const labelOf = useActionLabel();
  const reason = useRefusal()(action, chosen);
  if (useIsOverflowItemVisible(action.id)) return null;
  return (
    <MenuItem
      className={action.section === 'danger' ? styles.danger : undefined}
      icon={<action.icon />}
      disabled={reason !== undefined}
      subText={reason}
      onClick={() => onAction(action)}
    >
      {labelOf(action)}
    </MenuItem>
  );
}
