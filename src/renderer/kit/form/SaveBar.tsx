import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { FormDraft } from './drafts/useDraft.ts';
import { FormFooter } from './FormFooter.tsx';
import styles from './form.module.css';
import type { FormSurvey } from './sections/survey.ts';
import { type FormKeys, useFormKeys } from './useFormKeys.ts';

interface SaveBarProps extends FormKeys {
  isNew: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** Saving is disabled; the form says why. */
  isBlocked: boolean;
  /** What one goes on to by saving: the main button. */
  next?: { label: string; go: () => void } | undefined;
  /** What saving is called, where it is something of its own: leaving with it is not offered then. */
  saveLabel?: string | undefined;
  /** What has to be known before it is saved. */
  remark?: string | undefined;
  /** The way on from a form that is saved and over, which takes nothing any more; null while it is not. */
  goOn: (() => void) | null;
  survey: FormSurvey;
  /** Where and since when the unsaved input is kept. */
  draft: Pick<FormDraft, 'storedIn' | 'storedAt'>;
  /** The outcome of the last save: visible wherever the form is scrolled to. */
  notes?: ReactNode;
  /** Id of the form, beside which the bar stands. */
  formId: string;
}

/** The actions of a form, always visible, with their shortcuts. */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, isSaving, isBlocked, goOn, next, saveLabel, notes, formId, save, saveAndClose, cancel, toError } =
    props;
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

  return (
    <FormFooter
      notes={notes}
      status={
        isSaving ? (
          t('state.saving')
        ) : isOver ? (
          t('state.over')
        ) : (
          <FormStatus errors={props.survey.errors}>{t(isDirty ? 'state.dirty' : 'state.clean')}</FormStatus>
        )
      }
      detail={!isSaving && !isOver && <Detail {...props} />}
    >
      <Button
        appearance="subtle"
        disabledFocusable={isSaving}
        aria-keyshortcuts="Escape"
        title={t('escape')}
        onClick={keys.cancel}
      >
        {t(isOver ? 'goOn' : 'cancel')}
      </Button>
      {saveLabel === undefined && (
        <Button
          className={next === undefined ? undefined : styles.besideNext}
          disabledFocusable={cannotSave}
          aria-keyshortcuts={`${aria}+Enter`}
          title={`${shown}${t('enterKey')}`}
          onClick={keys.saveAndClose}
        >
          {t('saveAndClose')}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        appearance={next === undefined ? 'primary' : 'secondary'}
        disabledFocusable={cannotSave}
        aria-keyshortcuts={`${aria}+S`}
        title={`${shown}S`}
      >
        {saveLabel ?? t('save')}
      </Button>
      {next !== undefined && (
        <Button appearance="primary" disabledFocusable={cannotSave} onClick={whenOpen(next.go)}>
          {next.label}
        </Button>
      )}
    </FormFooter>
  );
}

/** How a form stands, in words: the fields in error first. */
export function FormStatus({ errors, children }: { errors: number; children: ReactNode }) {
  const { t } = useTranslation('form');
  if (errors === 0) return children;
  return (
    <span className={styles.wrong}>
      <ErrorCircleRegular aria-hidden />
      {t('state.wrong', { count: errors })}
    </span>
  );
}

/** Labels that are named before the others are counted. */
const NAMED = 3;

/** What has to be known before a change, what remains to be filled or what was changed, and where that is kept. */
function Detail({ survey, isNew, isDirty, draft, remark }: SaveBarProps) {
  const named = useNamed();
  const missing = useMissingText(survey);
  const { changed, errors } = survey;
  const parts = [
    isDirty ? null : (remark ?? null),
    isNew ? missing : null,
    errors === 0 && !isNew && isDirty && changed.length > 0 ? named(changed) : null,
    isDirty && draft.storedIn !== null && draft.storedAt !== null ? <KeptDraft key="draft" draft={draft} /> : null,
  ].filter((part) => part !== null);
  return parts.map((part, at) => (
    <span key={typeof part === 'string' ? part : 'draft'}>
      {at > 0 && ' · '}
      {part}
    </span>
  ));
}

/** What is left to fill in, in words; null where nothing is, and where the errors are told instead. */
export function useMissingText({ missing, errors }: FormSurvey): string | null {
  const { t } = useTranslation('form');
  const named = useNamed();
  return errors > 0 || missing.length === 0 ? null : t('state.missing', { fields: named(missing) });
}

/** Where the input of a form is kept, and since when. */
export function KeptDraft({ draft: { storedIn, storedAt } }: { draft: SaveBarProps['draft'] }) {
  const { t } = useTranslation('form');
  const { hour } = useFormat();
  if (storedIn === null || storedAt === null) return null;
  return t(`draft.kept.${storedIn}`, { time: hour(storedAt) });
}

/** Lists some labels, and counts those after the first few. */
function useNamed(): (labels: readonly string[]) => string {
  const { t } = useTranslation('form');
  const { list } = useFormat();
  return (labels) => {
    const rest = labels.length - NAMED;
    // One more is shorter by its name.
    return rest <= 1 ? list(labels) : list([...labels.slice(0, NAMED), t('state.others', { count: rest })]);
  };
}
