import { Checkbox, Field, Input } from '@fluentui/react-components';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirm.module.css';
import type { ConfirmGate, GateState } from './levels.ts';

interface GateFieldsProps {
  /** Receives the initial focus. */
  field: Ref<HTMLInputElement>;
  gate: ConfirmGate;
  state: GateState;
  onChange: (state: GateState) => void;
  /** Called by Enter in the field, once the typed text matches. */
  onSubmit: () => void;
  isDisabled?: boolean;
}

/** The checkbox or the field that unlocks a confirmation; nothing for the level `confirm`. */
export function GateFields({ field, gate, state, onChange, onSubmit, isDisabled = false }: GateFieldsProps) {
  const { t } = useTranslation('actions');
  switch (gate.level) {
    case 'confirm':
      return null;
    case 'acknowledge':
      return (
        <Checkbox
          ref={field}
          checked={state.isTicked}
          disabled={isDisabled}
          label={gate.sentence}
          onChange={(_, { checked }) => onChange({ ...state, isTicked: checked === true })}
        />
      );
    case 'typeToConfirm':
      return (
        <Field
          label={
            <>
              {t('confirm.type')} <strong className={styles.expected}>{gate.expected}</strong>
            </>
          }
        >
          <Input
            ref={field}
            autoComplete="off"
            spellCheck={false}
            value={state.typed}
            disabled={isDisabled}
            onChange={(_, { value }) => onChange({ ...state, typed: value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onSubmit();
            }}
          />
        </Field>
      );
  }
}
