import type { CellTools } from '#renderer/kit/list/definition.ts';
import { ProgressBar } from '#renderer/kit/ui/progress/ProgressBar.tsx';
import type { Community } from '#shared/resources/communities/index.ts';
import styles from './communities.module.css';

/** The members of a community and its target: `128 / 200`, above a progress bar. */
export const membersCell = ({ nbMembers, target }: Community, { format }: Pick<CellTools, 'format'>) => {
  if (nbMembers === null) return null;
  const members = format.number(nbMembers);
  if (target === null) return <span>{members}</span>;
  return (
    <span className={styles.members}>
      <span>{`${members} / ${format.number(target)}`}</span>
      {/* Says what the numbers beside it say. */}
      {target > 0 && <ProgressBar aria-hidden value={Math.min(nbMembers, target)} max={target} />}
    </span>
  );
};
