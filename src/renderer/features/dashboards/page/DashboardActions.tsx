import { Button, MenuItem, ToggleButton } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  DocumentPdfRegular,
  FullScreenMaximizeRegular,
  ImageCopyRegular,
  LinkRegular,
  SplitVerticalRegular,
} from '@fluentui/react-icons';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { MoreMenu } from '#renderer/kit/ui/menu/MoreMenu.tsx';
import { PageActions } from '#renderer/kit/ui/page/PageSlot.tsx';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { deepLinkTo } from '#shared/deep-link.ts';
import { FavouriteDialog, FavouriteItem } from './FavouriteItem.tsx';
import type { ShownDashboard } from './useShownDashboard.ts';

export interface DashboardActionsProps {
  /** The dashboards on screen; their tools are null while there is nothing to print or to copy. */
  panes: readonly Pick<ShownDashboard, 'summary' | 'tools'>[];
  /** The page with its parameters, for links and favourites. */
  path: string;
  onRefresh: () => void;
  onEnlarge: () => void;
  /** Whether a second dashboard is shown beside the first; undefined where there is no space for one. */
  beside: boolean | undefined;
  onBeside: (isOn: boolean) => void;
}

/** The actions on the dashboards of the page, shown beside its title. */
export function DashboardActions({ panes, path, onRefresh, onEnlarge, beside, onBeside }: DashboardActionsProps) {
  const { t } = useTranslation('analytics');
  const copy = useCopy();
  const [isNaming, setNaming] = useState(false);
  const isNothingShown = panes.every(({ tools }) => tools === null);
  useShortcut('refresh', onRefresh);
  useShortcut('enlarge', isNothingShown ? undefined : onEnlarge);
  const toolOf = (tool: string, summary: string) => (panes.length > 1 ? t('beside.tool', { tool, summary }) : tool);
  return (
    <PageActions>
      <Button
        appearance="subtle"
        icon={<ArrowClockwiseRegular />}
        aria-label={t('refresh')}
        title={`${t('refresh')} (F5)`}
        onClick={onRefresh}
      />
      {beside !== undefined && (
        <ToggleButton icon={<SplitVerticalRegular />} checked={beside} onClick={() => onBeside(!beside)}>
          {t('beside.open')}
        </ToggleButton>
      )}
      <Button
        icon={<FullScreenMaximizeRegular />}
        title={`${t('enlarge')} (F11)`}
        disabled={isNothingShown}
        onClick={onEnlarge}
      >
        {t('enlarge')}
      </Button>
      <MoreMenu label={t('more')}>
        {panes.map(({ summary, tools }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first dashboard and the second one.
          <Fragment key={index}>
            <MenuItem icon={<DocumentPdfRegular />} disabled={tools === null} onClick={tools?.savePdf}>
              {toolOf(t('savePdf'), summary)}
            </MenuItem>
            <MenuItem icon={<ImageCopyRegular />} disabled={tools === null} onClick={tools?.copyImage}>
              {toolOf(t('copyImage'), summary)}
            </MenuItem>
          </Fragment>
        ))}
        <MenuItem icon={<LinkRegular />} onClick={() => void copy(deepLinkTo(path))}>
          {t('copyLink')}
        </MenuItem>
        <FavouriteItem path={path} onAdd={() => setNaming(true)} />
      </MoreMenu>
      {isNaming && (
        <FavouriteDialog
          path={path}
          summary={panes.map(({ summary }) => summary).join(' | ')}
          onClose={() => setNaming(false)}
        />
      )}
    </PageActions>
  );
}
