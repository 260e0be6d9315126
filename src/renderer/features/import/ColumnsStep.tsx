import { Button, Caption1, MessageBar, MessageBarBody, Select, Subtitle2 } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { AppError } from '#shared/errors.ts';
import { importColumns } from '#shared/import/columns.ts';
import { type ImportKindName, importKinds } from '#shared/import/kinds.ts';
import type { ImportDetection, ImportOptions, UnfinishedImport } from '#shared/ipc/transfer.ts';
import { Constants } from './Constants.tsx';
import { ColumnOfFileMenu } from './derived/ColumnOfFileMenu.tsx';
import { HeaderLines } from './header/HeaderLines.tsx';
import styles from './Import.module.css';
import { ImportError } from './ImportError.tsx';
import { useColumnLabel } from './labels.ts';
import { TerritoryPanel } from './national/TerritoryPanel.tsx';
import { ResumeNote } from './ResumeNote.tsx';
import { OpenRecipe } from './recipe/OpenRecipe.tsx';
import { RecipeOffer } from './recipe/RecipeOffer.tsx';
import { StepBar } from './StepBar.tsx';
import { SheetChoice } from './sheets/SheetChoice.tsx';
import { SheetLooks } from './sheets/SheetLooks.tsx';
import { TextFormat } from './TextFormat.tsx';
import type { ImportActions } from './wizard.ts';

/** What was detected in the file; the user can correct every part of it. */
export function ColumnsStep({
  kind,
  selectionId,
  detection,
  options,
  resumes,
  isBusy,
  error,
  onCorrect,
  onCheck,
}: {
  kind: ImportKindName;
  selectionId: string;
  detection: ImportDetection;
  options: ImportOptions;
  resumes: UnfinishedImport | null;
  isBusy: boolean;
  error: AppError | null;
  onCorrect: ImportActions['correct'];
  onCheck: () => void;
}) {
  const { t } = useTranslation('import');
  const label = useColumnLabel(detection.type);
  const format = useFormat();
  const detected = detection.columns.map(({ column }) => column);
  /** The latest choice, on which the next reading is based. */
  const mappingOf = ({ mapping = detected }: ImportOptions) => mapping;
  const mapping = mappingOf(options);
  const all: readonly string[] = importColumns[detection.type];
  const names = detection.columns.map(({ title }, index) => title ?? t('columns.untitled', { number: index + 1 }));
  const offered = all.filter((column) => column !== importKinds[kind].given);

  /** A platform column is fed by one file column: assigning it to one removes it from the other. */
  const feed = (index: number, column: string | null) =>
    onCorrect((latest) => ({
      ...latest,
      mapping: mappingOf(latest).map((current, at) => {
        if (at === index) return column;
        return column !== null && current === column ? null : current;
      }),
    }));

  // Nothing is guessed: the lines are checked once somebody has said what the columns are.
  const isAsking = detection.isDoubtful && options.mapping === undefined && options.headerLine === undefined;
  const correctReading = (reading: Partial<ImportOptions>) =>
    onCorrect((latest) => ({ ...withoutMapping(latest), ...reading }));

  return (
    <div className={flow.stackM} aria-busy={isBusy}>
      {error !== null && <ImportError error={error} />}
      {resumes !== null && <ResumeNote kind={kind} resumes={resumes} />}
      <Subtitle2 as="h2">{t('columns.detected')}</Subtitle2>
      {detection.workbook === null ? (
        <TextFormat detection={detection} isBusy={isBusy} onCorrect={correctReading} />
      ) : (
        <SheetChoice
          sheets={detection.workbook.sheets}
          chosen={detection.sheet}
          isBusy={isBusy}
          onChoose={(sheet) => correctReading({ sheet, headerLine: undefined, joinsTitles: undefined })}
        />
      )}
      <SheetLooks looks={detection.workbook?.looks ?? null} />
      <HeaderLines detection={detection} isBusy={isBusy} onChoose={correctReading} />
      {isAsking && (
        <MessageBar intent="warning" layout="multiline" role="status">
          <MessageBarBody>{t('columns.asks')}</MessageBarBody>
        </MessageBar>
      )}
      {detection.isRemembered && (
        <MessageBar intent="info" layout="multiline" role="status">
          <MessageBarBody>{t('columns.remembered')}</MessageBarBody>
        </MessageBar>
      )}
      {detection.recipe !== null && <RecipeOffer {...{ options, isBusy, onCorrect }} recipe={detection.recipe} />}
      <OpenRecipe file={{ selectionId, type: detection.type, options }} {...{ isBusy, onCorrect }} />
      {detection.schema !== null && (
        <TerritoryPanel
          {...{ selectionId, onCorrect }}
          schema={detection.schema}
          options={{ ...options, sheet: detection.sheet }}
        />
      )}
      {detection.missing.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {t('columns.missing', { count: detection.missing.length, names: detection.missing.map(label).join(', ') })}
            {kind === 'members' && ` ${t('members.enough')}`}
          </MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.scroll}>
        <table className={`${styles.table} ${styles.columns}`} aria-label={t('columns.table')}>
          <thead>
            <tr>
              <th scope="col">{t('columns.column')}</th>
              <th scope="col">{t('columns.samples')}</th>
              <th scope="col" className={styles.number}>
                {t('columns.filled', { count: detection.sampled })}
              </th>
              <th scope="col">{t('columns.target')}</th>
              <th scope="col">{t('derived.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {detection.columns.map(({ samples, filled }, index) => {
              const name = names[index] ?? '';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a file column is its position.
                <tr key={index}>
                  <th scope="row">{name}</th>
                  <td>
                    <Caption1>{samples.length === 0 ? t('columns.noSample') : samples.join(' · ')}</Caption1>
                  </td>
                  <td className={styles.number}>
                    {detection.sampled === 0 ? '–' : format.share(filled / detection.sampled)}
                  </td>
                  <td>
                    <Select
                      aria-label={`${t('columns.target')} — ${name}`}
                      value={mapping[index] ?? ''}
                      onChange={(_, { value }) => feed(index, value === '' ? null : value)}
                    >
                      <option value="">{t('columns.ignored')}</option>
                      {offered.map((target) => (
                        <option key={target} value={target}>
                          {label(target)}
                        </option>
                      ))}
                    </Select>
                  </td>
                  <td>
                    {detection.schema === null && (
                      <ColumnOfFileMenu at={index} {...{ names, detection, options, isBusy, onCorrect }} />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <Constants
        {...{ detection, offered, isBusy }}
        constants={options.constants ?? {}}
        onChange={(change) => onCorrect((latest) => ({ ...latest, constants: change(latest.constants ?? {}) }))}
      />
      <StepBar>
        {isAsking && <Caption1>{t('columns.asked')}</Caption1>}
        <Button appearance="primary" disabledFocusable={isBusy || isAsking} onClick={isAsking ? undefined : onCheck}>
          {t('columns.check')}
        </Button>
      </StepBar>
    </div>
  );
}

/** With another encoding, separator, sheet or header the file has other columns: the mapping is reset. */
const withoutMapping = ({ mapping: _, derived: __, ...others }: ImportOptions): ImportOptions => others;
