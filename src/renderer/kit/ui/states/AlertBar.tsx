import { MessageBar, type MessageBarProps } from '@fluentui/react-components';
import type { Ref } from 'react';

type AlertBarProps = Omit<MessageBarProps, 'layout' | 'role'> & { ref?: Ref<HTMLDivElement> };

/**
 * A message that is read out as soon as it appears. It has no name: Fluent would name it by its title, which some screen
 * readers then read out twice.
 */
export const AlertBar = (props: AlertBarProps) => (
  <MessageBar {...props} layout="multiline" role="alert" aria-labelledby={undefined} />
);
