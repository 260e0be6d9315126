import { ChooseDialog } from './choose/ChooseDialog.tsx';
import { LogDialog } from './contact/LogDialog.tsx';
import { MessageDrawer } from './contact/MessageDrawer.tsx';
import type { Task } from './context.ts';

interface TaskDialogProps {
  task: Task;
  onTask: (task: Task | null) => void;
  onChosen: () => void;
}

/** The dialog of what is being done with a driver. */
export function TaskDialog({ task, onTask, onChosen }: TaskDialogProps) {
  const close = () => onTask(null);
  switch (task.kind) {
    case 'choose': {
      const { driver } = task.choice;
      return (
        <ChooseDialog
          choice={task.choice}
          onLog={() => onTask({ kind: 'log', log: 'link', driver })}
          onChosen={onChosen}
          onClose={close}
        />
      );
    }
    case 'log':
      return <LogDialog log={task.log} driver={task.driver} onClose={close} />;
    case 'write':
      return <MessageDrawer userId={task.userId} onClose={close} />;
  }
}
