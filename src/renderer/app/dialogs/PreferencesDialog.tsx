import { Button, Field, Radio, RadioGroup, Switch } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { usePreferences, useSetPreferences } from '#renderer/kit/data/session.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { density as densitySchema } from '#shared/lists.ts';
import { theme as themeSchema } from '#shared/preferences.ts';
import { LanguageSwitch } from '../controls/LanguageSwitch.tsx';
import styles from './dialogs.module.css';

const pageSizes = [25, 50, 100] as const;

/** The user's preferences on this computer. Every choice applies at once. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common', 'list']);
  const { theme, pageSize, density, hasLetterKeys } = usePreferences();
  const setPreferences = useSetPreferences();

  return (
    <DialogFrame
      title={t('preferences.title')}
      onDismiss={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      }
    >
      <div>
        <p className={styles.label}>{t('language.label')}</p>
        <LanguageSwitch />
      </div>
      <Field label={t('preferences.theme')}>
        <RadioGroup
          layout="horizontal"
          value={theme}
          onChange={(_, { value }) => setPreferences({ theme: themeSchema.parse(value) })}
        >
          {themeSchema.options.map((value) => (
            <Radio key={value} value={value} label={t(`theme.${value}`)} />
          ))}
        </RadioGroup>
      </Field>
      <Field label={t('preferences.pageSize')} hint={t('preferences.pageSizeHint')}>
        <RadioGroup
          layout="horizontal"
          value={String(pageSize ?? '')}
          onChange={(_, { value }) =>
            setPreferences({ pageSize: pageSizes.find((size) => String(size) === value) ?? null })
          }
        >
          <Radio value="" label={t('preferences.pageSizeByHeight')} />
          {pageSizes.map((size) => (
            <Radio key={size} value={String(size)} label={String(size)} />
          ))}
        </RadioGroup>
      </Field>
      <Field label={t('list:columns.density')} hint={t('preferences.densityHint')}>
        <RadioGroup
          layout="horizontal"
          value={density}
          onChange={(_, { value }) => setPreferences({ density: densitySchema.parse(value) })}
        >
          {densitySchema.options.map((value) => (
            <Radio key={value} value={value} label={t(`list:columns.densities.${value}`)} />
          ))}
        </RadioGroup>
      </Field>
      <Field hint={t('preferences.letterKeysHint')}>
        <Switch
          label={t('preferences.letterKeys')}
          checked={hasLetterKeys}
          onChange={(_, { checked }) => setPreferences({ hasLetterKeys: checked })}
        />
      </Field>
    </DialogFrame>
  );
}
