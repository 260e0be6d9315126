import { Badge } from '@fluentui/react-components';
import { CallConnectingRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useStore } from '#renderer/kit/data/store.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import type { Elapsed } from './useElapsed.ts';

interface CallTimerProps {
  /** Whole seconds since the call began. */
  elapsed: Elapsed['seconds'];
}

/** How long the call has lasted, beside the title of the page. */
export function CallTimer({ elapsed }: CallTimerProps) {
  const { t } = useTranslation('recordForm');
  const seconds = useStore(elapsed);
  const two = (part: number) => String(part).padStart(2, '0');
  const time = t('call.elapsedValue', { minutes: Math.floor(seconds / 60), seconds: two(seconds % 60) });
  return (
    <Badge appearance="tint" color="brand" size="large" icon={<CallConnectingRegular />}>
      <span role="timer">
        <VisuallyHidden>{t('call.elapsed')} </VisuallyHidden>
        {time}
      </span>
    </Badge>
  );
}
