import { Combobox, Field, Option, OptionGroup, ToggleButton } from '@fluentui/react-components';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import hidden from '#renderer/kit/ui/hidden/hidden.module.css';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { folded } from '#shared/folded.ts';
import { type ActionType, actionType, type RecordAction } from '#shared/resources/solidaryrecords/actions.ts';
import styles from '../actions.module.css';
import type { Likely } from './likely.ts';

/** The list has a height that fits above or below the field; it must not fill the window. */
const sizedByItself = { autoSize: false } as const;

interface ActionFieldProps {
  label: string;
  actions: readonly RecordAction[];
  value: number | null;
  onChange: (id: number | null) => void;
  error?: string | undefined;
  hint?: string | undefined;
  isDisabled?: boolean;
  /** Actions of this type come first. */
  firstType?: ActionType | null;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  input?: Ref<HTMLInputElement>;
  /** The likely actions, which have a button each: the field holds the others. */
  likely: readonly Likely[];
}

/**
 * Chooses an action: a likely one by its button, any by part of its name, grouped by type
 * (docs/screens/07-solidary-records.md §4.3).
 */
export function ActionField(props: ActionFieldProps) {
  const {
    label,
    actions,
    value,
    onChange,
    error,
    hint,
    isDisabled = false,
    firstType = null,
    isOpen,
    onOpen,
    likely,
  } = props;
  const { t } = useTranslation('recordActions');
  const translate = useTranslate();
  const labelOf = useActionLabel();
  const [typed, setTyped] = useState<string | null>(null);
  const isLikely = likely.some(({ action }) => action.id === value);
  const chosen = isLikely ? undefined : actions.find(({ id }) => id === value);
  const sought = folded(typed ?? '');
  const found = actions.filter(({ name }) => folded(labelOf(name)).includes(sought));
  const types = [...new Set(found.map(({ type }) => type))].toSorted(
    (left, right) => Number(right === firstType) - Number(left === firstType),
  );
  return (
    <div className={styles.actions}>
      {likely.map(({ name, action: { id, name: full } }) => (
        <ToggleButton
          key={id}
          size="small"
          title={labelOf(full)}
          checked={id === value}
          onClick={() => onChange(id === value ? null : id)}
        >
          {t(`composer.likely.${name}`)}
        </ToggleButton>
      ))}
      <Field
        required
        className={styles.otherAction}
        label={{ children: label, className: hidden.hidden }}
        validationMessage={error}
        hint={hint}
      >
        {renderBox()}
      </Field>
    </div>
  );

  function renderBox() {
    return (
      <Combobox
        size="small"
        expandIcon={{ 'aria-label': translate('list:picker.open', { label }) }}
        ref={props.input}
        className={`${flow.fills} ${styles.control}`}
        freeform
        listbox={{ className: styles.list }}
        positioning={sizedByItself}
        disabled={isDisabled}
        open={isOpen}
        value={typed ?? (chosen === undefined ? '' : labelOf(chosen.name))}
        // A long one is cut in a narrow column.
        title={chosen === undefined ? label : labelOf(chosen.name)}
        placeholder={t('composer.actionPlaceholder')}
        selectedOptions={chosen === undefined ? [] : [String(chosen.id)]}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onOpen(true);
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onOpenChange={(_, data) => onOpen(data.open)}
        onOptionSelect={(event, { optionValue }) => {
          // Typing is a new search: the choice stays until another one is made.
          if (optionValue === undefined && event.type === 'change') return;
          setTyped(null);
          onChange(optionValue === undefined ? null : Number(optionValue));
        }}
        onBlur={() => setTyped(null)}
      >
        {isOpen &&
          types.map((type) => (
            <OptionGroup
              key={type ?? 'other'}
              label={t(
                type === null || type === actionType.automatic || type === actionType.replaced
                  ? 'types.other'
                  : `types.${type}`,
              )}
            >
              {found
                .filter((action) => action.type === type)
                .map(({ id, name }) => (
                  <Option key={id} value={String(id)} text={labelOf(name)}>
                    {labelOf(name)}
                  </Option>
                ))}
            </OptionGroup>
          ))}
        {isOpen && found.length === 0 && (
          <Option key="none" value="" text="" disabled checkIcon={null}>
            {t('composer.noAction')}
          </Option>
        )}
      </Combobox>
    );
  }
}
