import { Button, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ImportDetection, ImportEncoding } from '#shared/ipc/transfer.ts';

interface EncodingOffersProps {
  encodings: ImportDetection['encodings'];
  isBusy: boolean;
  onChoose: (encoding: ImportEncoding) => void;
}

/** Encodings that read well what looks misread, each with cells as they are read now and as they would be. */
export function EncodingOffers({ encodings, isBusy, onChoose }: EncodingOffersProps) {
  const { t } = useTranslation('import');
  return (
    <MessageBar intent="warning" layout="multiline" role="status">
      <MessageBarBody>
        <MessageBarTitle>{t('encodingOffers.title')}</MessageBarTitle>
        {t('encodingOffers.text')}
        <ul className={flow.plain}>
          {encodings.map(({ encoding, cells }) => (
            <li key={encoding}>
              <Button size="small" disabledFocusable={isBusy} onClick={() => onChoose(encoding)}>
                {t('encodingOffers.choose', { encoding: t(`encodings.${encoding}`) })}
              </Button>{' '}
              {cells.map(({ before, after }) => t('encodingOffers.change', { before, after })).join(' · ')}
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
