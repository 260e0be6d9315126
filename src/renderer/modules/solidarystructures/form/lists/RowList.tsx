import { Button } from '@fluentui/react-components';
import { AddRegular, ClipboardPasteRegular } from '@fluentui/react-icons';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStore } from '#renderer/kit/data/store.ts';
import type { RefusedField } from '#renderer/kit/form/errors.ts';
import { useMessageText } from '#renderer/kit/form/messages.ts';
import { landingOf, useRowsEditor } from '#renderer/kit/form/rows/commands.ts';
import { StepButtons } from '#renderer/kit/form/rows/StepButtons.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ListKind } from './kinds.ts';
import styles from './lists.module.css';
import { PasteDialog } from './PasteDialog.tsx';
import { RowCard } from './RowCard.tsx';
import type { Row } from './rows.ts';
import { RowsStore } from './store.ts';

export interface RowListProps<R extends Row> {
  kind: ListKind<R>;
  /** Path of the list in the form. */
  path: string;
  label: string;
  hint?: ReactNode;
  value: readonly R[];
  /** Ids of the rows that records or answers use. */
  used: ReadonlySet<number>;
  onChange: (next: R[]) => void;
  /** Called when the focus leaves the list. */
  onLeave: () => void;
  /** Why the list as a whole was refused, in the person's language. */
  error: string | undefined;
  /** What is wrong with its rows, by the paths of their fields. */
  errors: readonly RefusedField[];
  isReadOnly: boolean;
}

/**
 * Edits the rows of one list of a structure (docs/screens/09-solidary-structures.md §5.3, §5.4, §7): Enter adds,
 * several pasted lines add several, Delete removes, Alt with an arrow or dragging moves, Ctrl+Z and Ctrl+Y go through
 * the steps.
 */
export function RowList<R extends Row>(props: RowListProps<R>) {
  const { kind, path, label, hint, value, used, error, errors, isReadOnly, onLeave } = props;
  const { t } = useTranslation('structureLists');
  const text = useMessageText();
  const [store] = useState(() => new RowsStore(value, { hasOrder: kind.hasOrder }));
  const [pasting, setPasting] = useState<{ text: string; after: string | null } | null>(null);
  const rows = useStore({ get: store.rows, subscribe: store.subscribe });
  const [hasSteps, setHasSteps] = useState(false);
  // Once shown they stay: the focus may be on one of them when the steps end.
  if (!hasSteps && (store.canUndo || store.canRedo)) setHasSteps(true);
  const tell = useEffectEvent(() => props.onChange(store.values()));
  useEffect(() => store.onEdit(() => tell()), [store]);
  useEffect(() => store.load(value), [store, value]);
  const nameOf = useCallback(
    (key: string) => {
      const label = store.row(key)?.row.label.trim();
      return label || t(`${kind.name}.unnamed`, { rank: store.keys().indexOf(key) + 1 });
    },
    [store, kind.name, t],
  );
  const {
    commands,
    dragging,
    said,
    props: editor,
  } = useRowsEditor<HTMLDivElement>({
    rows: store,
    nameOf,
    isReadOnly,
    onLeave,
  });
  const add = (added: readonly R[], after: string | null) =>
    commands.add(() => store.add(added, after), t('said.added', { count: added.length }), 'fields');
  const hasStored = rows.some(({ row }) => row.id !== null);
  const notes = [
    hint,
    hasStored && kind.name === 'purposes' && t('locks.purposes'),
    hasStored && kind.name !== 'proofs' && t(`${kind.name}.order`),
  ];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the layout of a form within the section. */}
      <div
        role="group"
        className={`${flow.stackS} ${flow.whole} ${flow.shrinks}`}
        aria-label={label}
        data-field={path}
        data-label={label}
        {...editor}
      >
        {notes.filter(Boolean).map((note, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the notes are always the same, in the same order.
          <p key={at} className={`${flow.small} ${flow.unlessEmpty}`}>
            {note}
          </p>
        ))}
        {error !== undefined && <p className={`${flow.small} ${flow.danger}`}>{error}</p>}
        {rows.length === 0 ? (
          <p className={`${flow.small} ${flow.unlessEmpty}`}>{t(`${kind.name}.empty`)}</p>
        ) : (
          <ol className={flow.listS} aria-label={label}>
            {rows.map(({ key, row }, rank) => (
              <RowCard
                key={key}
                {...{ kind, store, commands, row, rank, isReadOnly }}
                rowKey={key}
                count={rows.length}
                onAdd={() => add([kind.make([])], key)}
                onPaste={(pasted) => setPasting({ text: pasted, after: key })}
                path={`${path}.${rank}`}
                isUsed={row.id !== null && used.has(row.id)}
                faultOf={(relative) => {
                  const found = errors.find((one) => one.path === `${path}.${rank}.${relative}`);
                  return found && text(found);
                }}
                isDragged={dragging?.key === key}
                landing={landingOf(store, dragging, key)}
              />
            ))}
          </ol>
        )}
        {!isReadOnly && (
          <div className={flow.row}>
            <Button data-add icon={<AddRegular />} onClick={() => add([kind.make([])], null)}>
              {t(`${kind.name}.add`)}
            </Button>
            <Button
              appearance="subtle"
              icon={<ClipboardPasteRegular />}
              aria-label={t('paste.openOf', { list: label })}
              onClick={() => setPasting({ text: '', after: null })}
            >
              {t('paste.open')}
            </Button>
            {hasSteps && (
              <div className={styles.steps}>
                <StepButtons canUndo={store.canUndo} canRedo={store.canRedo} commands={commands} />
              </div>
            )}
          </div>
        )}
        <p role="status" className={`${flow.small} ${flow.unlessEmpty}`}>
          {said}
        </p>
      </div>
      {pasting !== null && (
        <PasteDialog
          kind={kind}
          label={label}
          text={pasting.text}
          known={rows.map(({ row }) => row.label)}
          onClose={() => setPasting(null)}
          onAdd={(added) => {
            flushSync(() => setPasting(null));
            add(added, pasting.after);
          }}
        />
      )}
    </>
  );
}
