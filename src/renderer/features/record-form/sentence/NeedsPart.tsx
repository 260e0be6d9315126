import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { AddRegular, DismissRegular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { fieldElement, focusField } from '#renderer/kit/form/focus.ts';
import type { FormStructure } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { RecordForm } from '../fields.ts';
import { useRecordField } from '../useRecordField.ts';
import { WordsPart } from './PurposePart.tsx';
import styles from './sentence.module.css';

interface NeedsPartProps {
  form: RecordForm;
  structure: FormStructure;
}

/** What somebody needs on the way: each need can be taken out, and others added from the list of the structure. */
export function NeedsPart({ form, structure }: NeedsPartProps) {
  const { t } = useTranslation('recordForm');
  const { label, value, setValue, onBlur, control } = useRecordField<readonly number[], 'needs.needs'>(
    form,
    'needs.needs',
  );
  const own = useWatch({ control, name: 'needs.additionalNeed' });
  const [hasOwn, setOwn] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The box comes with the choice, and is typed in next.
  useEffect(() => {
    if (hasOwn && root.current !== null) focusField(root.current, 'needs.additionalNeed');
  }, [hasOwn]);
  const offered = structure?.needs ?? [];
  const chosen = offered.filter(({ id }) => value.includes(id));
  const showsOwn = hasOwn || own !== null;
  const remove = (id: number) => {
    setValue(value.filter((one) => one !== id));
    // The button that was pressed goes with the need.
    button.current?.focus();
  };
  const addOwn = () => {
    if (root.current !== null && fieldElement(root.current, 'needs.additionalNeed') !== null) {
      focusField(root.current, 'needs.additionalNeed');
    }
    setOwn(true);
  };
  const add = (
    <Button ref={button} size="small" appearance="subtle" icon={<AddRegular />} onBlur={onBlur}>
      {t('sentence.addNeed')}
    </Button>
  );
  return (
    <span ref={root}>
      {(chosen.length > 0 || showsOwn) && (
        <>
          <Trans
            t={t}
            i18nKey="sentence.with"
            components={{ needs: <ChosenNeeds form={form} chosen={chosen} showsOwn={showsOwn} onRemove={remove} /> }}
          />{' '}
        </>
      )}
      <span data-field="needs.needs" data-label={label}>
        <Menu
          checkedValues={{ needs: value.map(String) }}
          onCheckedValueChange={(_, { checkedItems }) => setValue(checkedItems.map(Number))}
        >
          <MenuTrigger disableButtonEnhancement>{add}</MenuTrigger>
          <MenuPopover>
            <MenuList>
              {offered.map(({ id, label: need }) => (
                <MenuItemCheckbox key={id} name="needs" value={String(id)}>
                  {need}
                </MenuItemCheckbox>
              ))}
              {offered.length > 0 && <MenuDivider />}
              <MenuItem onClick={addOwn}>{t('needs.additionalNeed')}</MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      </span>
    </span>
  );
}

interface ChosenNeedsProps {
  form: RecordForm;
  chosen: NonNullable<FormStructure>['needs'];
  /** Whether a need in own words is among them. */
  showsOwn: boolean;
  onRemove: (id: number) => void;
}

/** The needs that were chosen, each with the way to take it out. */
function ChosenNeeds({ form, chosen, showsOwn, onRemove }: ChosenNeedsProps) {
  const { t } = useTranslation('recordForm');
  return (
    <span className={styles.needs}>
      {chosen.map(({ id, label: need }) => (
        <span key={id} className={styles.part}>
          <Button
            appearance="transparent"
            icon={<DismissRegular />}
            iconPosition="after"
            aria-label={t('sentence.removeNeed', { need })}
            onClick={() => onRemove(id)}
          >
            {need}
          </Button>
        </span>
      ))}
      {showsOwn && <WordsPart form={form} name="needs.additionalNeed" />}
    </span>
  );
}
