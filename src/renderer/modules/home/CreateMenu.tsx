import { Menu, MenuButton, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useBootstrap, useSignedIn } from '#renderer/kit/data/session.ts';
import { ModuleIcon } from '#renderer/kit/ui/page/ModuleIcon.tsx';
import { isMenuGroup, visibleFurther, visibleMenu } from '#shared/menu.ts';
import { addressOf, type RouteName, routeNamed } from '#shared/routes.ts';

/** What the person may create or import, of all modules. Nothing without such a right. */
export function CreateMenu() {
  const { t } = useTranslation(['home', 'routes']);
  const router = useRouter();
  const pages = useCreatePages();
  if (pages.length === 0) return null;
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton icon={<AddRegular />}>{t('home:create')}</MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {pages.map(({ page, list }) => (
            <MenuItemLink
              key={page}
              href={addressOf(page)}
              icon={<ModuleIcon of={list} />}
              onClick={(event) => {
                event.preventDefault();
                void router.navigate({ to: addressOf(page) });
              }}
            >
              {t(`routes:${page}.title`)}
            </MenuItemLink>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** The pages below the lists that the person may open, in the order of the menu. */
function useCreatePages(): { page: RouteName; list: RouteName }[] {
  const { config } = useBootstrap();
  const context = { session: useSignedIn(), config };
  const further = visibleFurther(context);
  return visibleMenu(context)
    .flatMap((item) => (isMenuGroup(item) ? item.entries : [item]))
    .flatMap(({ route }) =>
      further
        .filter((page) => routeNamed(page).parent === route && /_(?:create|import)$/u.test(page))
        .map((page) => ({ page, list: route })),
    );
}
