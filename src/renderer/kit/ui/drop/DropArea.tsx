import { mergeClasses } from '@fluentui/react-components';
import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './drop.module.css';

interface DropAreaProps {
  /** Names the group. */
  label: string;
  /** Id of the text that describes it, such as the hint of its field. */
  describedBy?: string | undefined;
  /** Called with the first of the dropped files. */
  onDrop: (file: File) => void;
  /** Dropped files are ignored. */
  isDisabled?: boolean;
  /** Lays out what is inside. */
  className: string | undefined;
  children: ReactNode;
}

/**
 * A group of one file and its buttons, on which a file can be dropped too. Anything else dragged over it is left to the
 * elements around it.
 */
export function DropArea({ label, describedBy, onDrop, isDisabled = false, className, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);

  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(!isDisabled);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isDisabled) onDrop(file);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: dropping is the pointer's equivalent of the button within.
    <div
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={mergeClasses(styles.area, className)}
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
