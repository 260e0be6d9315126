import { Button, ProgressBar } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { useMessageCheck } from './useMessageCheck.ts';

interface AskingProps {
  check: Pick<ReturnType<typeof useMessageCheck>, 'asking' | 'stop'>;
  /** What the button says. */
  label: string;
  onAsk: () => void;
}

/** Requests the pictures and links of a message on demand, and stops that. */
export function Asking({ check: { asking, stop }, label, onAsk }: AskingProps) {
  const { t } = useTranslation('proofreading');
  return (
    <>
      <div className={flow.wrap}>
        <Button disabledFocusable={asking.isPending} onClick={onAsk}>
          {label}
        </Button>
        {asking.isPending && <Button onClick={stop}>{t('check.stop')}</Button>}
      </div>
      {asking.isPending && <ProgressBar aria-label={t('check.asking')} />}
      {asking.error?.kind !== 'cancelled' && <MutationError error={asking.error} />}
    </>
  );
}
