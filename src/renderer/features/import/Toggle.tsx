import { Button } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import styles from './Import.module.css';

interface ToggleProps {
  /** Id of the controlled element. */
  controls: string;
  label: string;
  /** The name of the button, where its label is not enough. */
  name?: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Expands or collapses what stands under it. */
export const Toggle = ({ controls, label, name, isOpen, onToggle }: ToggleProps) => (
  <Button
    className={styles.toggle}
    size="small"
    appearance="subtle"
    icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
    aria-label={name}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={() => onToggle(!isOpen)}
  >
    {label}
  </Button>
);
