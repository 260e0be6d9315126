import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { AppError } from '#shared/errors.ts';
import type { Block } from '#shared/resources/campaigns/blocks.ts';
import { faultsOf } from '../faults.ts';
import styles from '../message.module.css';
import { ButtonFields } from './ButtonFields.tsx';
import { ImageFields } from './ImageFields.tsx';
import type { FieldsProps } from './props.ts';
import { TextFields } from './TextFields.tsx';
import { TitleFields } from './TitleFields.tsx';

export interface BlockFieldsProps extends Omit<FieldsProps<Block>, 'faults'> {
  /** Its text is open in the editor. */
  isActive: boolean;
  /** Why its picture could not be sent. */
  failure: AppError | undefined;
}

/** The fields of a block, by its kind. */
export function BlockFields({ block, store, isReadOnly, isActive, showErrors, failure }: BlockFieldsProps) {
  const { t } = useTranslation('message');
  const faults = faultsOf(block);
  const shared = { store, isReadOnly, showErrors, faults };
  switch (block.kind) {
    case 'title':
      return <TitleFields block={block} {...shared} />;
    case 'text':
      return <TextFields block={block} isActive={isActive} {...shared} />;
    case 'image':
      return <ImageFields block={block} failure={failure} {...shared} />;
    case 'button':
      return <ButtonFields block={block} {...shared} />;
    case 'divider':
      return (
        <p className={`${flow.quiet} ${flow.unlessEmpty}`}>
          <span aria-hidden className={styles.rule} />
          {t('fields.divider')}
        </p>
      );
    case 'unknown':
      return (
        <div className={`${flow.quiet} ${flow.unlessEmpty}`}>
          <p>{t('fields.unknown')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long element is scrolled by the keyboard too. */}
          <section className={`${flow.ring} ${styles.source}`} tabIndex={0} aria-label={t('fields.unknownSource')}>
            {JSON.stringify(block.element, null, 2)}
          </section>
        </div>
      );
  }
}
