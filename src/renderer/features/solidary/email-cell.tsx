import { mailCell, stateCell, textCell } from '#renderer/kit/list/cells/cells.tsx';
import type { CellTools } from '#renderer/kit/list/definition.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { isDerivedEmail } from '#shared/resources/solidary/derived-email.ts';
import styles from './solidary.module.css';

/** An e-mail; one that the platform made is marked, and opens no mail application. */
export const emailCell = (email: string | null, tools: CellTools) =>
  isDerivedEmail(email) ? (
    <span className={`${flow.bar} ${styles.email}`} title={email ?? undefined}>
      {stateCell('solidary:email.derived', 'neutral', tools)}
      {textCell(email)}
    </span>
  ) : (
    mailCell(email)
  );
