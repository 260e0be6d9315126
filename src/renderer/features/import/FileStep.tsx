import { Button, MessageBar, MessageBarBody, Spinner, Text } from '@fluentui/react-components';
import { ArrowDownloadRegular, DocumentTableRegular } from '@fluentui/react-icons';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { usePreferences } from '#renderer/kit/data/session.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { AppError } from '#shared/errors.ts';
import { type ImportKindName, importKinds } from '#shared/import/kinds.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import styles from './Import.module.css';
import { ImportError } from './ImportError.tsx';
import { UnfinishedImports } from './UnfinishedImports.tsx';
import type { ImportActions } from './wizard.ts';

/** Chooses the file, by the native dialog or by drop. */
export function FileStep({
  kind,
  isBusy,
  error,
  onChoose,
  onDrop,
  onResume,
}: {
  kind: ImportKindName;
  isBusy: boolean;
  error: AppError | null;
  onChoose: () => void;
  onDrop: (file: File) => void;
  onResume: ImportActions['resume'];
}) {
  const { t } = useTranslation('import');
  const { locale } = usePreferences();
  const [isOver, setIsOver] = useState(false);
  const template = useActionMutation<ResponseOf<'import.template'>>();

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !isBusy) onDrop(file);
  }

  return (
    <div className={flow.stackM}>
      {error !== null && <ImportError error={error} />}
      {importKinds[kind].given === null && <UnfinishedImports {...{ kind, isBusy, onResume }} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's equivalent of the button inside. */}
      <div
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <DocumentTableRegular fontSize={40} aria-hidden />
        <Text size={400}>{t('file.drop')}</Text>
        <Text>{t('file.or')}</Text>
        {isBusy ? (
          <Spinner label={t('file.reading')} />
        ) : (
          <Button appearance="primary" onClick={onChoose}>
            {t('file.choose')}
          </Button>
        )}
      </div>
      <Text block className={styles.hint}>
        {t('file.hint')}
      </Text>
      <div>
        <Button
          appearance="subtle"
          icon={<ArrowDownloadRegular />}
          disabledFocusable={template.isPending}
          onClick={() => template.run(() => invoke('import.template', { kind, locale }))}
        >
          {t('file.template')}
        </Button>
      </div>
      {template.data !== undefined && (
        <MessageBar intent="success">
          <MessageBarBody>{t('file.templateSaved', { name: template.data.fileName })}</MessageBarBody>
        </MessageBar>
      )}
      {template.error !== null && template.error.kind !== 'cancelled' && <ImportError error={template.error} />}
    </div>
  );
}
