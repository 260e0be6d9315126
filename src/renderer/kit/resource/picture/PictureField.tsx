import { Avatar, Button, Field, mergeClasses } from '@fluentui/react-components';
import { ImageAddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adoptDropped, invoke, releaseFile } from '#renderer/kit/data/bridge.ts';
import { DropArea } from '#renderer/kit/ui/drop/DropArea.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import styles from './image.module.css';

interface PictureFieldProps {
  /** Accessible name of the group; the visible heading is that of its section. */
  label: string;
  /** Whose picture it is, for the initials where there is none. */
  ownerName: string;
  /** Address of the picture inside the application: of the chosen one, else of the one in place. */
  current?: string;
  /** The file that waits to be sent. */
  selection: FileSelection | null;
  onSelect: (selection: FileSelection | null) => void;
}

/** Chooses a picture, by the native dialog or dropped; it is sent after the record was saved. */
export function PictureField({ label, ownerName, current, selection, onSelect }: PictureFieldProps) {
  const { t } = useTranslation('form');
  const format = useFormat();
  /** Why the last file was refused, while the selection has not changed since. */
  const [refused, setRefused] = useState<{ error: AppError; beside: FileSelection | null } | null>(null);

  const take = async (choice: Promise<FileSelection>) => {
    setRefused(null);
    try {
      const chosen = await choice;
      if (selection !== null) releaseFile(selection);
      onSelect(chosen);
    } catch (thrown) {
      const failure = toAppError(thrown);
      if (failure.kind !== 'cancelled') setRefused({ error: failure, beside: selection });
    }
  };
  const giveUp = () => {
    if (selection !== null) releaseFile(selection);
    onSelect(null);
  };
  const refusal = refused?.beside === selection ? refused.error : undefined;

  return (
    <Field
      className={styles.field}
      data-field="picture"
      data-label={label}
      hint={t('image.hint')}
      validationMessage={refusal && <ErrorLine error={refusal} hasDetail />}
    >
      {(control) => (
        <DropArea
          label={label}
          describedBy={control['aria-describedby']}
          className={styles.drop}
          onDrop={(file) => void take(adoptDropped(file, 'image'))}
        >
          <Avatar
            aria-hidden
            size={72}
            name={ownerName}
            image={current === undefined ? undefined : { src: current, alt: '' }}
          />
          <div className={styles.choice}>
            <div className={mergeClasses(flow.row, flow.quietText)}>
              <Button
                icon={<ImageAddRegular />}
                onClick={() => void take(invoke('files.choose', { purpose: 'image' }))}
              >
                {t(current === undefined ? 'image.choose' : 'image.replace')}
              </Button>
              <span>{t('image.drop')}</span>
            </div>
            <div role="status" className={styles.chosen}>
              {selection !== null && t('image.chosen', { name: selection.name, size: format.size(selection.size) })}
            </div>
            {selection !== null && (
              <Button appearance="subtle" onClick={giveUp}>
                {t('image.giveUp')}
              </Button>
            )}
          </div>
        </DropArea>
      )}
    </Field>
  );
}
