import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  DocumentPdfRegular,
  FullScreenMaximizeRegular,
  ImageCopyRegular,
  LinkRegular,
  MoreHorizontalRegular,
} from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { PageActions } from '#renderer/kit/ui/page/PageActions.tsx';

export interface DashboardActionsProps {
  onRefresh: () => void;
  onEnlarge: () => void;
  onCopyLink: () => void;
  /** Null while there is nothing to print or to copy. */
  tools: { savePdf: () => void; copyImage: () => void } | null;
}

/** The actions on a dashboard, shown beside its title. */
export function DashboardActions({ onRefresh, onEnlarge, onCopyLink, tools }: DashboardActionsProps) {
  const { t } = useTranslation('analytics');
  useShortcut('refresh', onRefresh);
  useShortcut('enlarge', tools === null ? undefined : onEnlarge);
  return (
    <PageActions>
      <Button icon={<ArrowClockwiseRegular />} title={`${t('refresh')} (F5)`} onClick={onRefresh}>
        {t('refresh')}
      </Button>
      <Button
        icon={<FullScreenMaximizeRegular />}
        title={`${t('enlarge')} (F11)`}
        disabled={tools === null}
        onClick={onEnlarge}
      >
        {t('enlarge')}
      </Button>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button icon={<MoreHorizontalRegular />} aria-label={t('more')} title={t('more')} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<DocumentPdfRegular />} disabled={tools === null} onClick={tools?.savePdf}>
              {t('savePdf')}
            </MenuItem>
            <MenuItem icon={<ImageCopyRegular />} disabled={tools === null} onClick={tools?.copyImage}>
              {t('copyImage')}
            </MenuItem>
            <MenuItem icon={<LinkRegular />} onClick={onCopyLink}>
              {t('copyLink')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </PageActions>
  );
}
