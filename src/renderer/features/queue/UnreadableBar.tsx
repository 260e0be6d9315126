import { MessageBar, MessageBarBody } from '@fluentui/react-components';

interface UnreadableBarProps {
  /** How many records of the queue cannot be read. */
  count: number;
  text: (count: number) => string;
}

/** Says that the queue leaves out records that cannot be read; nothing without one. */
export const UnreadableBar = ({ count, text }: UnreadableBarProps) =>
  count > 0 && (
    <MessageBar intent="warning">
      <MessageBarBody>{text(count)}</MessageBarBody>
    </MessageBar>
  );
