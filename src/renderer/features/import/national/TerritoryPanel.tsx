import { Field, MessageBar, MessageBarBody, Select, Spinner, Subtitle2, Text } from '@fluentui/react-components';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#renderer/kit/data/bridge.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { toAppError } from '#shared/failure.ts';
import { hasTerritory, type NationalChoice, territoryOf } from '#shared/import/national/choice.ts';
import { departmentNames, departmentOf } from '#shared/import/national/departments.ts';
import type { ImportTerritory } from '#shared/ipc/import-national.ts';
import type { ImportDetection, ImportOptions } from '#shared/ipc/transfer.ts';
import { locale, locales } from '#shared/locale.ts';
import styles from '../Import.module.css';
import { ImportError } from '../ImportError.tsx';
import { TerritoryChoice } from './TerritoryChoice.tsx';

interface TerritoryPanelProps {
  selectionId: string;
  schema: NonNullable<ImportDetection['schema']>;
  options: ImportOptions;
  onCorrect: (change: (latest: ImportOptions) => ImportOptions) => void;
}

const unknown: ImportTerritory = { departments: [], communes: [] };

/** Number of rows that a choice takes, closed places included. */
function countRows({ departments, communes }: ImportTerritory, choice: NationalChoice): number {
  const isWanted = territoryOf(choice);
  const narrowed = new Set(choice.communes?.map(departmentOf));
  const parts = [
    ...departments.filter(({ code }) => !narrowed.has(code)),
    ...communes.filter(({ code }) => narrowed.has(departmentOf(code))),
  ];
  return parts.reduce((sum, { code, rows }) => sum + (isWanted(code) ? rows : 0), 0);
}

/** What of a file of the national schema of carpooling places is imported: the rows of one's departments or communes. */
export function TerritoryPanel({ selectionId, schema, options, onCorrect }: TerritoryPanelProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const headingId = useId();
  const { national: choice = {}, repairs: _, ...reading } = options;
  const { departments = [], communes = [], language = 'fr' } = choice;
  const request = { selectionId, type: 'relaypoints', options: { ...reading, national: { departments } } } as const;
  const { data = unknown, error } = useQuery({
    queryKey: ['import', 'territory', request],
    queryFn: ({ signal }) => read('import.territory', request, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const choose = (change: NationalChoice) =>
    onCorrect((latest) => ({ ...latest, national: { ...latest.national, ...change } }));
  const all = data.departments.reduce((sum, { rows }) => sum + rows, 0);
  const closed = data.departments.reduce((sum, part) => sum + part.closed, 0);
  const taken = countRows(data, choice);
  const labelOf = (name: string, code: string, rows: number) =>
    t('national.part', { name: name === '' ? code : `${code} ${name}`, count: rows, shown: format.number(rows) });
  const isWhole = !hasTerritory(choice);
  return (
    <section className={flow.stackM} aria-labelledby={headingId}>
      <Subtitle2 as="h2" id={headingId}>
        {t('national.title')}
      </Subtitle2>
      <Text className={styles.hint}>
        {t('national.known')}
        {schema.joined.length > 0 && ` ${t('national.joined', { names: schema.joined.join(', ') })}`}
      </Text>
      {error !== null && <ImportError error={toAppError(error)} />}
      {data === unknown && error === null && <Spinner size="tiny" label={t('national.counting')} />}
      {data !== unknown && (
        <>
          <div className={styles.territory}>
            <TerritoryChoice
              label={t('national.departments')}
              hint={t('national.departmentsHint')}
              placeholder={t('national.allDepartments')}
              parts={data.departments.map(({ code, rows }) => ({
                code,
                label: labelOf(
                  code === '' ? t('national.noCommune') : (departmentNames.get(code) ?? ''),
                  code,
                  rows,
                ).trim(),
              }))}
              chosen={departments}
              onChange={(chosen) =>
                choose({
                  departments: chosen,
                  communes: communes.filter((commune) => chosen.includes(departmentOf(commune))),
                })
              }
            />
            <TerritoryChoice
              label={t('national.communes')}
              hint={departments.length === 0 ? t('national.communesHint') : undefined}
              placeholder={t('national.allCommunes')}
              parts={data.communes.map(({ code, name, rows }) => ({ code, label: labelOf(name, code, rows) }))}
              chosen={communes}
              isDisabled={departments.length === 0}
              onChange={(chosen) => choose({ communes: chosen })}
            />
            {schema.joined.length > 0 && (
              <Field label={t('national.language')}>
                <Select value={language} onChange={(_, { value }) => choose({ language: locale.parse(value) })}>
                  {locales.map((one) => (
                    <option key={one} value={one}>
                      {t(`national.languages.${one}`)}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
          </div>
          <MessageBar
            intent={isWhole && data.departments.length > 1 ? 'warning' : 'info'}
            layout="multiline"
            role="status"
          >
            <MessageBarBody>
              {isWhole
                ? t('national.whole', { count: all, shown: format.number(all) })
                : t('national.taken', { count: taken, shown: format.number(taken), all: format.number(all) })}
              {closed > 0 && ` ${t('national.closed', { count: closed, shown: format.number(closed) })}`}
            </MessageBarBody>
          </MessageBar>
        </>
      )}
    </section>
  );
}
