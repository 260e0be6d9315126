import { Button } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { usePageFooter } from '#renderer/kit/ui/page/edges.ts';
import type { DraftStorage } from './drafts/keeper.ts';
import styles from './form.module.css';
import { type FormKeys, useFormKeys } from './useFormKeys.ts';

interface SaveBarProps extends FormKeys {
  isDirty: boolean;
  isSaving: boolean;
  /** Saving is disabled; the form says why. */
  isBlocked: boolean;
  /** The way on from a form that is saved and over, which takes nothing any more; null while it is not. */
  goOn: (() => void) | null;
  /** Where the unsaved input is kept. */
  storedIn: DraftStorage;
  /** The outcome of the last save: visible wherever the form is scrolled to. */
  notes?: ReactNode;
}

/** The actions of a form, always visible, with their shortcuts. */
export function SaveBar({
  isDirty,
  isSaving,
  isBlocked,
  goOn,
  storedIn,
  notes,
  save,
  saveAndClose,
  cancel,
  toError,
}: SaveBarProps) {
  const { t } = useTranslation('form');
  const isMac = useBootstrap().platform === 'mac';
  const [shown, aria] = isMac ? ['⌘', 'Meta'] : ['Ctrl+', 'Control'];
  const isOver = goOn !== null;
  const cannotSave = isSaving || isBlocked || isOver;
  const whenOpen = (action: () => void) => () => {
    if (!cannotSave) action();
  };
  const keys: FormKeys = {
    save: whenOpen(save),
    saveAndClose: whenOpen(saveAndClose),
    cancel: () => {
      if (!isSaving) (goOn ?? cancel)();
    },
    toError,
  };
  useFormKeys(keys);
  const bar = useRef<HTMLDivElement>(null);
  usePageFooter(bar);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields, these are actions.
    <div ref={bar} className={styles.saveBar} role="group" aria-label={t('actions')}>
      {notes}
      <span className={styles.state} role="status">
        {t(isSaving ? 'state.saving' : isOver ? 'state.over' : isDirty ? 'state.dirty' : 'state.clean')}
        {isDirty && !isSaving && storedIn !== null && (
          <span className={styles.kept}>{t(`draft.kept.${storedIn}`)}</span>
        )}
      </span>
      <Button disabledFocusable={isSaving} aria-keyshortcuts="Escape" title={t('escape')} onClick={keys.cancel}>
        {t(isOver ? 'goOn' : 'cancel')}
      </Button>
      <Button
        disabledFocusable={cannotSave}
        aria-keyshortcuts={`${aria}+Enter`}
        title={`${shown}${t('enterKey')}`}
        onClick={keys.saveAndClose}
      >
        {t('saveAndClose')}
      </Button>
      <Button
        type="submit"
        appearance="primary"
        disabledFocusable={cannotSave}
        aria-keyshortcuts={`${aria}+S`}
        title={`${shown}S`}
      >
        {t('save')}
      </Button>
    </div>
  );
}
