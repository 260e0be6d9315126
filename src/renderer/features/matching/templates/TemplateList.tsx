import { Button } from '@fluentui/react-components';
import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { MessageTemplate } from '#shared/ipc/templates.ts';
import styles from '../matching.module.css';
import { fill, type TemplateValues } from './fill.ts';
import { Preview } from './Preview.tsx';

interface TemplateListProps {
  templates: readonly MessageTemplate[];
  values: TemplateValues;
  isBusy: boolean;
  onUse: (text: string, template: string) => void;
  onEdit: (template: MessageTemplate) => void;
  onRemove: (template: MessageTemplate) => void;
}

/** The person's templates, each as this record fills it. */
export function TemplateList({ templates, values, isBusy, onUse, onEdit, onRemove }: TemplateListProps) {
  const { t } = useTranslation('matching');
  if (templates.length === 0) return <p className={flow.quiet}>{t('templates.none')}</p>;
  return (
    <ul className={flow.listM}>
      {templates.map((template) => {
        const { id, name, text } = template;
        const filled = fill(text, values);
        return (
          <li key={id} className={`${flow.stackXS} ${styles.card}`}>
            <strong>{name}</strong>
            <Preview filled={filled} />
            <div className={flow.lineS}>
              <Button
                size="small"
                appearance="primary"
                aria-label={t('templates.useOf', { name })}
                onClick={() => onUse(filled.text, text)}
              >
                {t('templates.use')}
              </Button>
              <Button
                size="small"
                icon={<EditRegular />}
                aria-label={t('templates.editOf', { name })}
                onClick={() => onEdit(template)}
              >
                {t('templates.edit')}
              </Button>
              <Button
                size="small"
                icon={<DeleteRegular />}
                aria-label={t('templates.removeOf', { name })}
                disabledFocusable={isBusy}
                onClick={() => !isBusy && onRemove(template)}
              >
                {t('templates.remove')}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
