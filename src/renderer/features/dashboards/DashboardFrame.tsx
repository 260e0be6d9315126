import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from './dashboard.module.css';
import { useTrackedRect } from './useTrackedRect.ts';

export interface DashboardFrameProps {
  handle: string;
  /** Accessible name: « Tableau de bord : Synthèse, Mois ». */
  label: string;
  isLoading: boolean;
  /** Called by Escape in the dashboard: the focus returns to the controls above it. */
  onLeave: () => void;
}

/**
 * Placeholder of a dashboard, whose native view is drawn over it. It is a tab stop and a pane of the window: Enter or
 * F6 moves the focus into the dashboard; Escape and F6 move it out.
 */
export function DashboardFrame({ handle, label, isLoading, onLeave }: DashboardFrameProps) {
  const { t } = useTranslation('analytics');
  const room = useRef<HTMLElement>(null);
  useTrackedRect(handle, room);
  const enter = () => void invoke('analytics.focus', { handle }).catch(() => {});
  useLeaving(handle, room, onLeave);
  useEntering(room, enter);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) enter();
  };
  return (
    <section
      ref={room}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: from here the keyboard goes into what lies above, as into a frame.
      tabIndex={0}
      data-pane=""
      aria-label={label}
      aria-description={t('frame.keys')}
      aria-busy={isLoading}
      className={`${flow.framed} ${styles.room}`}
      onKeyDown={onKeyDown}
    >
      {isLoading && (
        <Skeleton className={`${flow.stackL} ${styles.skeleton}`} aria-hidden="true">
          <SkeletonItem size={32} style={{ width: '30%' }} />
          <SkeletonItem style={{ height: '40%' }} />
          <SkeletonItem style={{ height: '40%' }} />
        </Skeleton>
      )}
    </section>
  );
}

/** Moves the focus on into the native view when F6 reaches the placeholder, after all other handlers of the key. */
function useEntering(room: { current: HTMLElement | null }, enter: () => void): void {
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
    setTimeout(() => {
      if (room.current !== null && document.activeElement === room.current) enter();
    });
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

/** Handles the keys with which the focus leaves the dashboard: F6 continues from the placeholder, as from any pane. */
function useLeaving(handle: string, room: { current: HTMLElement | null }, onLeave: () => void): void {
  const leave = useEffectEvent((to: 'controls' | 'next' | 'previous') => {
    const dialog = room.current?.closest('[role="dialog"]');
    if (dialog) {
      // Enlarged, there is no other pane to go to.
      dialog.querySelector('button')?.focus();
      return;
    }
    if (to === 'controls') {
      onLeave();
      return;
    }
    room.current?.focus();
    window.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'F6', shiftKey: to === 'previous' }));
  });
  useLayoutEffect(
    () =>
      window.escale.on('analytics.left', ({ handle: left, to }) => {
        if (left === handle) leave(to);
      }),
    [handle],
  );
}
