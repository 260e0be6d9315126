import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNextLook } from '#renderer/kit/data/outcome-looks.ts';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';

/**
 * Says that it is not yet known whether a write was stored, and when the platform is read again. Screen readers
 * announce it once, without the countdown.
 */
export function LookingBar() {
  const { t } = useTranslation('errors');
  const next = useNextLook();
  const seconds = useSecondsUntil(next);
  const isSaid = useIsMounted();
  if (next === null) return null;
  return (
    <>
      <VisuallyHidden role="status">{isSaid && `${t('looking.title')} ${t('looking.advice')}`}</VisuallyHidden>
      <MessageBar intent="warning" layout="multiline" role="presentation" aria-hidden>
        <MessageBarBody>
          <MessageBarTitle>{t('looking.title')}</MessageBarTitle>
          {seconds > 0 ? t('looking.again', { count: seconds }) : t('looking.now')} {t('looking.advice')}
        </MessageBarBody>
      </MessageBar>
    </>
  );
}

/** False in the first drawing: a screen reader announces what comes into a region, not what a region comes with. */
function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}

/** Whole seconds until a moment, counted down; 0 once it is there, or for none. */
function useSecondsUntil(moment: number | null): number {
  const left = () => (moment === null ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000)));
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (moment === null) return;
    const timer = setInterval(() => setTurn((turn) => turn + 1), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return left();
}
