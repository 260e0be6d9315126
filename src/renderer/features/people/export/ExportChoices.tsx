import { Field, MessageBar, MessageBarBody, Radio, RadioGroup } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { FileFormatField } from '#renderer/kit/ui/transfer/FileFormatField.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { maxResolved } from '#shared/resources/users/export-kinds.ts';
import { userListFilters } from '../list/filters.tsx';
import styles from './Export.module.css';
import {
  canResolve,
  countOf,
  droppedFilters,
  type ExportChoice,
  type ExportScope,
  type ExportTarget,
} from './request.ts';

/**
 * Defects of the platform's extended export (docs/platform/a-auth-users.md §7): announced here, because the file does
 * not mention them.
 */
const flaws = ['birthDate', 'operator', 'passenger', 'proofs'] as const;

const scopeOf = (value: string): ExportScope => (value === 'all' || value === 'selection' ? value : 'current');

interface ExportChoicesProps {
  choice: ExportChoice;
  subject: ExportTarget;
  onChoice: (choice: ExportChoice) => void;
}

/** Chooses the people to export, which of the platform's two exports, and the format. */
export function ExportChoices({ choice, subject, onChoice }: ExportChoicesProps) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { list, query, total, chosen } = subject;
  const count = countOf(chosen);
  const rows = { count: total, shown: format.number(total) };
  const isFiltered = Object.keys(query.filters).length > 0;
  const change = (changes: Partial<ExportChoice>) => onChoice({ ...choice, ...changes });
  return (
    <>
      <Field label={t('export.scope')}>
        <RadioGroup value={choice.scope} onChange={(_, { value }) => change({ scope: scopeOf(value) })}>
          {count > 0 && (
            <Radio value="selection" label={t('export.selection', { count, shown: format.number(count) })} />
          )}
          <Radio value="current" label={t(isFiltered ? 'export.filtered' : 'export.current', rows)} />
          <Radio value="all" label={t(`export.all.${list}`)} />
        </RadioGroup>
      </Field>
      <Field label={t('export.kind')}>
        <RadioGroup
          value={choice.kind}
          onChange={(_, { value }) => change({ kind: value === 'extended' ? 'extended' : 'standard' })}
        >
          <Radio value="standard" label={t('export.kinds.standard')} />
          <Radio value="extended" label={t('export.kinds.extended')} />
        </RadioGroup>
      </Field>
      {choice.kind === 'extended' && <Flaws />}
      <DroppedFilters choice={choice} subject={subject} onChoice={onChoice} />
      <FileFormatField value={choice.format} onChange={(fileFormat) => change({ format: fileFormat })} />
      <p className={flow.faint}>{t('export.limits')}</p>
    </>
  );
}

function Flaws() {
  const { t } = useTranslation('users');
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t('export.flaws.title')}
        <ul className={styles.flaws}>
          {flaws.map((flaw) => (
            <li key={flaw}>{t(`export.flaws.${flaw}`)}</li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

/**
 * The filters that the extended export would drop, with the choice between listing the people by id and a wider file.
 */
function DroppedFilters({ choice, subject, onChoice }: ExportChoicesProps) {
  const { t } = useTranslation('users');
  const translate = useTranslate();
  const format = useFormat();
  const dropped = droppedFilters(choice, subject);
  if (dropped.length === 0) return null;
  const names = userListFilters.filter(({ name }) => dropped.includes(name)).map(({ label }) => translate(label));
  const max = format.number(maxResolved);
  const isShort = canResolve(subject);
  return (
    <Field
      label={t('export.dropped.title', { count: names.length, filters: format.list(names) })}
      {...(!isShort && { validationState: 'warning', validationMessage: t('export.dropped.tooMany', { max }) })}
    >
      <RadioGroup
        value={choice.unsupported}
        onChange={(_, { value }) => onChoice({ ...choice, unsupported: value === 'widen' ? 'widen' : 'resolve' })}
      >
        <Radio value="resolve" disabled={!isShort} label={t('export.dropped.resolve', { max })} />
        <Radio value="widen" label={t('export.dropped.widen')} />
      </RadioGroup>
    </Field>
  );
}
