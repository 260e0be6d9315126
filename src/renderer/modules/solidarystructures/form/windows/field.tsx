import { useTranslation } from 'react-i18next';
import type { Field } from '#renderer/kit/form/definition/field.ts';
import { type Windows, windowNames } from '#shared/resources/solidary/windows.ts';
import type { WindowsWrite } from '#shared/resources/solidary/wire-windows.ts';
import styles from '../form.module.css';
import { usualWindows, type WindowsDraft, windowsDraft, windowsRule } from './windows.ts';

/** The three time windows of a structure, drawn by `WindowsSection`. */
export const timeWindows: Field<WindowsDraft, WindowsWrite, Windows> = {
  label: 'structureForm:fields.windows',
  Value: function WindowsValue({ value }) {
    const { t } = useTranslation('structureForm');
    return windowNames.map((name) => (
      <span key={name} className={styles.line}>
        {t('windows.line', { part: t(`windows.${name}`), from: value[name].from ?? '…', to: value[name].to ?? '…' })}
      </span>
    ));
  },
  initial: usualWindows,
  isCopied: true,
  toDraft: windowsDraft,
  rule: windowsRule,
  render: null,
};
