import { Menu, MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { PeopleAddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { useActionContext } from '#renderer/kit/actions/useActionTools.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { type Campaign, DRAFT } from '#shared/resources/campaigns/index.ts';
import { addressOf } from '#shared/routes.ts';
import { BEGUN } from './begun.ts';
import { refusedToManagers } from './members/actions.ts';

/**
 * The ways to the recipients of a draft: the lists of people, or the members of a community that is asked for. The
 * lists say whose recipients are being chosen (docs/screens/04-campaigns.md §5, §6). Nothing for a campaign whose
 * recipients are fixed.
 */
export function ChooseRecipients({ campaign: { id, status } }: { campaign: Pick<Campaign, 'id' | 'status'> }) {
  const { t } = useTranslation('recipients');
  const translate = useTranslate();
  const { open } = useNavigation();
  const can = useCan();
  const isOn = useSwitch();
  const refusal = refusedToManagers(useActionContext());
  const [isAsking, setAsking] = useState(false);
  if (status !== DRAFT || !can('campaign_update')) return null;
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <MenuButton appearance="primary" icon={<PeopleAddRegular />}>
            {t('choose.button')}
          </MenuButton>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {can('user_list') && (
              <MenuItem onClick={() => void open(`${addressOf('users')}?${BEGUN}=${id}`)}>{t('choose.users')}</MenuItem>
            )}
            {can('user_list') && isOn('hitchhiking') && (
              <MenuItem onClick={() => void open(`${addressOf('hitchhikers')}?${BEGUN}=${id}`)}>
                {t('choose.hitchhikers')}
              </MenuItem>
            )}
            {isOn('community') && (
              <MenuItem
                disabled={refusal !== null}
                subText={refusal === null ? undefined : translate(refusal)}
                onClick={() => setAsking(true)}
              >
                {t('choose.community')}
              </MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      {isAsking && <CommunityQuestion campaignId={id} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Asks for the community whose members are shown next. */
function CommunityQuestion({ campaignId, onClose }: { campaignId: number; onClose: () => void }) {
  const { t } = useTranslation('recipients');
  const { open } = useNavigation();
  const [community, setCommunity] = useState<number | null>(null);
  const confirm = () => {
    if (community === null) return;
    void open(`${addressOf('communities_show', { id: community })}?tab=members&${BEGUN}=${campaignId}`);
  };
  return (
    <ConfirmDialog
      title={t('choose.communityTitle')}
      gate={{ level: 'confirm' }}
      button={t('choose.continue')}
      canConfirm={community !== null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <RecordPicker
        isRequired
        resource="communities"
        label={t('choose.communityLabel')}
        value={community}
        onChange={setCommunity}
      />
    </ConfirmDialog>
  );
}
