import {
  Menu,
  MenuButton,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { useBootstrap, useCan } from '#renderer/kit/data/session.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { type Block, isFilled, keyed, type NewBlock } from '#shared/resources/campaigns/blocks.ts';
import { isRaw } from '../message/content.ts';
import type { MessageStore } from '../message/store.ts';
import { templateBlocks, templateNames } from '../message/templates.ts';

const FormerDialog = lazily(async () => (await import('./FormerDialog.tsx')).FormerDialog);

interface StartFromProps {
  store: MessageStore;
  label: string;
  /** Whether pictures can be chosen: an empty block of a template stands for one. */
  hasPictures: boolean;
}

/**
 * Starts the message from a shipped template, or from the content of another campaign (docs/screens/04-campaigns.md
 * §4).
 */
export const StartFrom = memo(function StartFrom({ store, label, hasPictures }: StartFromProps) {
  const { t, i18n } = useTranslation('message');
  const locale = i18n.language === 'en' ? 'en' : 'fr';
  const can = useCan();
  const { config } = useBootstrap();
  const [isFormer, setFormer] = useState(false);
  const [requested, setRequested] = useState<readonly NewBlock[] | null>(null);
  // A block as it is added has all properties of its kind.
  const start = (blocks: readonly NewBlock[]) =>
    store.replace({ blocks: blocks.map((block) => keyed(block) as Block) });
  const offered = (blocks: readonly NewBlock[]) =>
    hasPictures ? blocks : blocks.filter((block) => block.kind !== 'image' || block.src !== null);
  const use = (blocks: readonly NewBlock[]) => {
    const now = store.content();
    if (isRaw(now) || now.blocks.some(isFilled)) setRequested(blocks);
    else start(blocks);
  };
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <MenuButton size="small" appearance="subtle">
            {label}
          </MenuButton>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {templateNames.map((name) => (
              <MenuItem key={name} onClick={() => use(offered(templateBlocks(name, t, { ...config, locale })))}>
                {t(`templates.names.${name}`)}
              </MenuItem>
            ))}
            {can('campaign_list') && (
              <>
                <MenuDivider />
                <MenuItem onClick={() => setFormer(true)}>{t('templates.former')}</MenuItem>
              </>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      {isFormer && (
        <Suspense fallback={null}>
          <FormerDialog
            onClose={() => setFormer(false)}
            onUse={(blocks) => {
              setFormer(false);
              use(blocks);
            }}
            onInsert={(blocks) => {
              setFormer(false);
              store.add(blocks, null);
            }}
          />
        </Suspense>
      )}
      {requested !== null && (
        <ConfirmDialog
          title={t('templates.replace.title')}
          gate={{ level: 'confirm' }}
          button={t('templates.replace.button')}
          onClose={() => setRequested(null)}
          onConfirm={() => {
            start(requested);
            setRequested(null);
          }}
        >
          <p>{t('templates.replace.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
});
