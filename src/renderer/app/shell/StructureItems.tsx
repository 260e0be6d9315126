import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItemRadio } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useStructures } from './useStructures.ts';

/** The structures as menu items, the current one checked, for a top bar without room for the selector. */
export function StructureItems() {
  const { t } = useTranslation('shell');
  const { choices, isHeld } = useStructures();
  if (choices.length === 0) return null;
  return (
    <>
      <MenuDivider />
      <MenuGroup>
        <MenuGroupHeader>{t('structure')}</MenuGroupHeader>
        {choices.map(({ id, name }) => (
          <MenuItemRadio
            key={id}
            name="structure"
            value={String(id)}
            disabled={isHeld}
            title={isHeld ? t('structureHeld') : undefined}
          >
            {name}
          </MenuItemRadio>
        ))}
      </MenuGroup>
    </>
  );
}
