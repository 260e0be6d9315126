import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from './lists.module.css';
import { RowText } from './RowText.tsx';
import type { RowFieldsProps } from './row-fields.ts';
import type { NeedRow, PurposeRow } from './rows.ts';

/** The label of a purpose of journeys. */
export function PurposeFields({ row, rank, path, faultOf, change, isReadOnly }: RowFieldsProps<PurposeRow>) {
  const { t } = useTranslation('structureLists');
  return (
    <RowText
      path={`${path}.label`}
      name={t('purposes.label', { rank: rank + 1 })}
      value={row.label}
      error={faultOf('label')}
      isRequired
      isReadOnly={isReadOnly}
      onType={(label) => change({ label }, 'label')}
    />
  );
}

/** Both wordings of a need: for who asks, and for who offers. */
export function NeedFields({ row, rank, path, faultOf, change, isReadOnly }: RowFieldsProps<NeedRow>) {
  const { t } = useTranslation('structureLists');
  const place = { rank: rank + 1 };
  return (
    <div className={`${flow.fills} ${styles.pair}`}>
      <RowText
        path={`${path}.label`}
        name={t('needs.label', place)}
        label={t('needs.requester')}
        value={row.label}
        error={faultOf('label')}
        isRequired
        isReadOnly={isReadOnly}
        onType={(label) => change({ label }, 'label')}
      />
      <RowText
        path={`${path}.labelVolunteer`}
        name={t('needs.labelVolunteer', place)}
        label={t('needs.volunteer')}
        value={row.labelVolunteer}
        placeholder={t('needs.example')}
        error={faultOf('labelVolunteer')}
        isReadOnly={isReadOnly}
        onType={(labelVolunteer) => change({ labelVolunteer }, 'labelVolunteer')}
      />
    </div>
  );
}
