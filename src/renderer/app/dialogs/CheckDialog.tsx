import { Button, ProgressBar } from '@fluentui/react-components';
import { ArrowClockwiseRegular, CopyRegular, SaveRegular } from '@fluentui/react-icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { usePreferences } from '#renderer/kit/data/session.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import type { ShownCheck } from '#shared/ipc/check.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import { CheckLines } from './CheckLines.tsx';
import styles from './dialogs.module.css';

/** Checks the workstation when it opens, and says line by line what was found and what to do. */
export function CheckDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['check', 'common']);
  const { data, error, isPending, progress, check } = useCheck();
  const save = useActionMutation<{ fileName: string }>();
  const copy = useCopy();
  const isBusy = isPending || save.isPending;
  const again = () => {
    save.reset();
    void check();
  };

  return (
    <DialogFrame
      title={t('title')}
      className={styles.wide}
      onDismiss={onClose}
      actions={
        <>
          <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isBusy} onClick={again}>
            {t('again')}
          </Button>
          <Button
            icon={<CopyRegular />}
            disabledFocusable={data === undefined}
            onClick={() => data && void copy(textOf(data, (state) => t(`states.${state}`)))}
          >
            {t('common:actions.copy')}
          </Button>
          <Button
            icon={<SaveRegular />}
            disabledFocusable={data === undefined || isBusy}
            onClick={() => void save.run(() => invoke('check.save', undefined))}
          >
            {t('save')}
          </Button>
          <Button appearance="primary" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        </>
      }
    >
      <p className={styles.note}>{t('text')}</p>
      <p role="status" className={styles.status}>
        {isPending ? t('running') : data && t(`summary.${summaryOf(data)}`)}
        {save.data !== undefined && ` ${t('saved', save.data)}`}
      </p>
      {isPending && (
        <ProgressBar aria-label={t('running')} value={progress?.done ?? 0} max={progress?.total ?? undefined} />
      )}
      <SupportContact />
      {error !== null && error.kind !== 'cancelled' && <ErrorState error={error} onRetry={again} />}
      {save.error !== null && save.error.kind !== 'cancelled' && <ErrorState error={save.error} />}
      {data !== undefined && <CheckLines items={data.items} />}
    </DialogFrame>
  );
}

/** The check, in the language of the window; it starts at once, and ends with the dialog. */
function useCheck() {
  const { locale } = usePreferences();
  const { run, ...state } = useActionMutation<ShownCheck>();
  const [progress, setProgress] = useState<Progress | null>(null);
  const ending = useRef<AbortController>(null);
  const check = () =>
    run(() => {
      setProgress(null);
      ending.current = new AbortController();
      return invoke('check.run', { locale }, { signal: ending.current.signal, onProgress: setProgress });
    });
  const begin = useEffectEvent(() => void check());
  useEffect(() => {
    begin();
    return () => ending.current?.abort();
  }, []);
  return { ...state, progress, check };
}

/** The summary: a check with warnings is fine, but mentions them. */
const summaryOf = ({ state, items }: ShownCheck) =>
  state === 'ok' && items.some((item) => item.state === 'warning') ? 'warning' : state;

/** The lines as text, for a message to the support. */
function textOf(
  { application, checkedAt, items }: ShownCheck,
  stateOf: (state: ShownCheck['items'][0]['state']) => string,
) {
  const { name, version, system, release, processor } = application;
  return [
    `${name} ${version} (${system} ${release}, ${processor}), ${checkedAt}`,
    ...items.flatMap(({ title, state, detail, advice, link }) => [
      `${title} [${stateOf(state)}] ${detail}`,
      ...[advice, link].flatMap((more) => (more === null ? [] : [`  → ${more}`])),
    ]),
  ].join('\n');
}
