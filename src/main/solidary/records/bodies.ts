import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import { storedText } from '#shared/resources/solidaryrecords/stored-text.ts';

/** Returns a text as it is sent: as the platform stores it, without the spaces around it. */
export const sentText = (text: string): string => storedText(text.trim());

type Act = Pick<ParsedRequestOf<'solidaryrecords.act'>, 'action' | 'user' | 'comment' | 'progression'>;

/** Body of an action; an empty comment and a progression that is not forced are left out. */
export const actionBody = ({ action, user, comment, progression }: Act) => {
  const text = comment === null ? '' : sentText(comment);
  return {
    animation: {
      action,
      user,
      ...(text !== '' && { comment: text }),
      ...(progression !== null && { progression }),
    },
  };
};

type Choice = Pick<ParsedRequestOf<'solidaryrecords.choose'>, 'matching' | 'role' | 'roleId'>;

/** Body of the choice of a driver. */
export const choiceBody = ({ matching, role, roleId }: Choice) => ({ solution: { matching, [role]: roleId } });

/** Body of a message to a chosen driver. */
export const messageBody = ({ solution, text }: { solution: number; text: string }) => ({
  message: { solution, text: sentText(text) },
});
