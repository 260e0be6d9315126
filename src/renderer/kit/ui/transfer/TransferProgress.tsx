import { Field, ProgressBar } from '@fluentui/react-components';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Progress } from '#shared/ipc/transfer.ts';
import { useFormat } from '../format.ts';
import { useTranslate } from '../translate.ts';

const phaseLabels: Partial<Record<Progress['phase'], TextKey>> = {
  count: 'list:transfer.phases.count',
  download: 'list:transfer.phases.download',
  filter: 'list:transfer.phases.filter',
};

/** The progress of a long call. `label` is shown until its first phase, and for phases without a name. */
export function TransferProgress({ progress, label }: { progress: Progress | null; label: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const phase = progress === null ? undefined : phaseLabels[progress.phase];
  return (
    <Field label={phase === undefined ? label : translate(phase)} hint={count()} validationState="none">
      {/* Without a value the bar is indeterminate. */}
      <ProgressBar
        value={progress?.total ? progress.done : undefined}
        max={progress?.total ?? undefined}
        thickness="large"
      />
    </Field>
  );

  function count(): string | undefined {
    if (progress === null) return undefined;
    const done = format.number(progress.done);
    return progress.total === null
      ? done
      : translate('list:transfer.done', { done, total: format.number(progress.total) });
  }
}
