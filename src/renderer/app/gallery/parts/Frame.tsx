import { Badge, Button, MenuItem } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#renderer/kit/list/cells/Avatar.tsx';
import { MoreMenu } from '#renderer/kit/ui/menu/MoreMenu.tsx';
import { OwnLine } from '#renderer/kit/ui/page/LineFrame.tsx';
import { PageActions, PagePicture, PageStatus, ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { PageTabs } from '#renderer/kit/ui/page/PageTabs.tsx';
import { DarkButton } from '../../controls/DarkButton.tsx';
import { LanguageSwitch } from '../../controls/LanguageSwitch.tsx';
import { camille } from '../people.ts';
import { useGalleryTexts } from '../texts.ts';

/** What a screen hands to the layout: picture, status, line, actions. */
export function Frame() {
  const { t } = useTranslation('routes');
  const texts = useGalleryTexts();
  return (
    <>
      <PagePicture>
        <Avatar name={`${camille.givenName} ${camille.familyName}`} picture={null} />
      </PagePicture>
      <PageStatus>
        <Badge appearance="tint" color="success">
          {texts.active}
        </Badge>
      </PageStatus>
      <PageActions>
        <LanguageSwitch />
        <DarkButton />
        <MoreMenu label={texts.other}>
          <MenuItem>{texts.other}</MenuItem>
        </MoreMenu>
        <Button appearance="primary">{texts.action}</Button>
      </PageActions>
      <p>{texts.frame}</p>
      <OwnLine>
        <PageTabs label={texts.ownLine} tabs={[{ route: 'home', label: t('home.title') }]} />
        <ScreenLine>{texts.ownLine}</ScreenLine>
        <PageActions>
          <Button>{texts.other}</Button>
        </PageActions>
      </OwnLine>
    </>
  );
}
