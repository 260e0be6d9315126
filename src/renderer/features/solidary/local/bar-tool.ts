import type { FluentIcon } from '@fluentui/react-icons';

/** What the bar above solidary people opens beside the list. */
export interface BarTool {
  id: string;
  label: string;
  icon: FluentIcon;
  run: () => void;
  /** Whether it is open, for what opens below the line. */
  isExpanded?: boolean;
  /** Stays a button where the others go into the menu. */
  isMain?: boolean;
}
