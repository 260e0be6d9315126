import { ToggleButton } from '@fluentui/react-components';
import { LayoutColumnTwoRegular, MapRegular, TextBulletListRegular } from '@fluentui/react-icons';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { ListLayout } from '#shared/lists.ts';
import styles from '../List.module.css';

const layouts = [
  { layout: 'list', label: 'list:layout.list', Icon: TextBulletListRegular },
  { layout: 'map', label: 'list:layout.map', Icon: MapRegular },
  { layout: 'both', label: 'list:layout.both', Icon: LayoutColumnTwoRegular },
] as const satisfies readonly { layout: ListLayout; label: TextKey; Icon: typeof MapRegular }[];

interface LayoutSwitchProps {
  layout: ListLayout;
  onChange: (layout: ListLayout) => void;
}

/** Switches between rows, a map, or both. */
export function LayoutSwitch({ layout: current, onChange }: LayoutSwitchProps) {
  const translate = useTranslate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a toolbar.
    <div role="group" className={styles.layouts} aria-label={translate('list:layout.label')}>
      {layouts.map(({ layout, label, Icon }) => (
        <ToggleButton
          key={layout}
          appearance="subtle"
          icon={<Icon />}
          checked={layout === current}
          aria-label={translate(label)}
          title={translate(label)}
          onClick={() => onChange(layout)}
        />
      ))}
    </div>
  );
}
