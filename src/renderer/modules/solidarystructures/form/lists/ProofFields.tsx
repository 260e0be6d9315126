import { Field, Select, Switch } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { hasOptions } from '#shared/resources/solidarystructures/proof.ts';
import styles from './lists.module.css';
import { OptionRows } from './OptionRows.tsx';
import { RowText } from './RowText.tsx';
import type { RowFieldsProps } from './row-fields.ts';
import { kindOrder } from './row-text.ts';
import type { ProofRow } from './rows.ts';

/**
 * A proof: its label, kind and options, and whether it is mandatory and active. Once it was answered, its kind and the
 * values of its options stay (docs/screens/09-solidary-structures.md §5.4).
 */
export function ProofFields(props: RowFieldsProps<ProofRow>) {
  const { row, rank, path, faultOf, change, isUsed, isReadOnly } = props;
  const { t } = useTranslation('structureLists');
  const name = row.label.trim() || t('proofs.unnamed', { rank: rank + 1 });
  return (
    <div className={flow.stackXS}>
      <div className={`${flow.fills} ${styles.pair}`}>
        <RowText
          path={`${path}.label`}
          name={t('proofs.label', { rank: rank + 1 })}
          label={t('proofs.labelColumn')}
          value={row.label}
          error={faultOf('label')}
          isRequired
          isReadOnly={isReadOnly}
          onType={(label) => change({ label }, 'label')}
        />
        <Field
          data-field={`${path}.kind`}
          data-label={t('proofs.kind')}
          label={t('proofs.kind')}
          hint={isUsed ? { children: t('proofs.answered') } : undefined}
        >
          <Select
            aria-label={t('proofs.kindOf', { name })}
            disabled={isReadOnly || isUsed}
            value={row.kind}
            onChange={(_, { value }) => {
              const kind = kindOrder.find((one) => one === value);
              if (kind !== undefined) change({ kind, options: optionsFor(kind, row) });
            }}
          >
            {kindOrder.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className={styles.switches}>
        {(['isMandatory', 'isActive'] as const).map((flag) => (
          <Switch
            key={flag}
            data-field={`${path}.${flag}`}
            label={t(`proofs.${flag}`)}
            aria-label={t(`proofs.${flag}Of`, { name })}
            disabled={isReadOnly}
            checked={row[flag]}
            onChange={(_, { checked }) => change({ [flag]: checked })}
          />
        ))}
      </div>
      {hasOptions(row.kind) && (
        <OptionRows
          {...{ name, path: `${path}.options`, isReadOnly, change }}
          isAnswered={isUsed}
          options={row.options}
          faultOf={(relative) => faultOf(relative === '' ? 'options' : `options.${relative}`)}
        />
      )}
    </div>
  );
}

/** A choice starts with two empty options: it needs at least as many. */
const optionsFor = (kind: ProofRow['kind'], { options }: ProofRow): ProofRow['options'] =>
  hasOptions(kind) && options.length === 0 ? [empty, empty] : options;

const empty = { label: '', value: null };
