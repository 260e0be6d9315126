import { Avatar, Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { CopyRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#shared/bidi.ts';
import { cutName } from '#shared/cut.ts';
import { useCopy } from '../useCopy.ts';
import styles from './show.module.css';

/** An entry of the ⋯ menu. */
export interface HeaderAction {
  name: string;
  label: string;
  icon?: ReactElement;
  /** Why it is shown disabled. */
  refusal?: string | undefined;
  run: () => void;
}

interface RecordHeaderProps {
  name: string;
  id: number;
  /** Address of the picture inside the application; initials replace a missing one. */
  picture?: string;
  /** The picture is an icon: its corners are not rounded. */
  isIcon?: boolean;
  badges?: ReactNode;
  /** Short facts shown beside the id. */
  facts?: readonly string[];
  /** The main actions. */
  actions?: ReactNode;
  more?: readonly HeaderAction[];
}

/**
 * Header of a record's page: picture, name, badges, facts and id with copy, actions and ⋯ menu
 * (docs/screens/01-shell-home.md §6).
 */
export function RecordHeader(props: RecordHeaderProps) {
  const { name, id, picture, isIcon = false, badges, facts = [], actions, more = [] } = props;
  const { t } = useTranslation('form');
  const copy = useCopy();
  return (
    <div className={styles.header}>
      <Avatar
        aria-hidden
        size={72}
        shape={isIcon ? 'square' : 'circular'}
        name={name}
        image={picture === undefined ? undefined : { src: picture, alt: '' }}
      />
      <div className={styles.identity}>
        <p className={styles.name}>{cutName(name)}</p>
        <div className={styles.badges}>
          {badges}
          <span className={styles.facts}>
            <span className={styles.empty}>
              {[...facts.map((fact) => isolated(cutName(fact))), t('show.id', { id })].join(' · ')}
            </span>
            <Button
              size="small"
              appearance="subtle"
              icon={<CopyRegular />}
              aria-label={t('show.copyId')}
              title={t('show.copyId')}
              onClick={() => void copy(String(id))}
            />
          </span>
        </div>
      </div>
      <div className={styles.actions}>
        {actions}
        {more.length > 0 && (
          <Menu>
            <MenuTrigger disableButtonEnhancement>
              <Button icon={<MoreHorizontalRegular />} aria-label={t('show.more')} title={t('show.more')} />
            </MenuTrigger>
            <MenuPopover>
              <MenuList>
                {more.map((action) => (
                  <MenuItem
                    key={action.name}
                    icon={action.icon}
                    disabled={action.refusal !== undefined}
                    subText={action.refusal}
                    onClick={action.run}
                  >
                    {action.label}
                  </MenuItem>
                ))}
              </MenuList>
            </MenuPopover>
          </Menu>
        )}
      </div>
    </div>
  );
}
