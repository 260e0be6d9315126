import type { FluentIcon } from '@fluentui/react-icons';
import type { KeyboardEvent } from 'react';
import styles from './rows.module.css';

export interface RowAction {
  id: string;
  icon: FluentIcon;
  /** What it does, with the name of its row. */
  label: string;
  run: () => void;
  /** Shown, but without effect. */
  isOff?: boolean;
}

/** The buttons of a row: one stop of the Tab key, the arrows go from one to the next. */
export function RowActions({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (by === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const all: Element[] = [...event.currentTarget.querySelectorAll('button')];
    const at = document.activeElement === null ? -1 : all.indexOf(document.activeElement);
    event.preventDefault();
    const next = all.at((at + by) % all.length);
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <div role="toolbar" aria-label={label} className={styles.actions} onKeyDown={onKeyDown}>
      {actions.map(({ id, icon: Icon, label: name, run, isOff }, at) => (
        <button
          key={id}
          type="button"
          tabIndex={at === 0 ? 0 : -1}
          className={styles.action}
          aria-disabled={isOff || undefined}
          aria-label={name}
          title={name}
          onClick={run}
        >
          <Icon />
        </button>
      ))}
    </div>
  );
}
