import { Button, SearchBox } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#renderer/kit/data/bridge.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { WebLink } from '#renderer/kit/ui/show/WebLink.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { toAppError } from '#shared/failure.ts';
import { folded } from '#shared/folded.ts';
import type { ThirdParty } from '#shared/third-parties.ts';
import styles from './dialogs.module.css';

/** The third-party software in Escale: name, version and licence of each, its text when expanded, and a search. */
export function LicencesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const { data, error, refetch } = useQuery({
    queryKey: ['thirdParties'],
    queryFn: ({ signal }) => read('app.thirdParties', undefined, { signal }),
    // The list is a part of the application and does not change while it runs.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <DialogFrame
      title={t('licences.title')}
      size="large"
      onDismiss={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      }
    >
      {data !== undefined && <Licences list={data} />}
      {data === undefined && error === null && <LoadingState />}
      {data === undefined && error !== null && <ErrorState error={toAppError(error)} onRetry={() => void refetch()} />}
    </DialogFrame>
  );
}

function Licences({ list }: { list: readonly ThirdParty[] }) {
  const { t } = useTranslation('shell');
  const [search, setSearch] = useState('');
  const wanted = folded(search.trim());
  const shown = list.filter(({ name, licence }) => folded(`${name} ${licence}`).includes(wanted));
  return (
    <>
      <p className={styles.note}>{t('licences.text')}</p>
      <SearchBox
        aria-label={t('licences.search')}
        title={t('licences.search')}
        placeholder={t('licences.search')}
        value={search}
        onChange={(_, { value }) => setSearch(value)}
      />
      <p role="status" className={styles.note}>
        {t('licences.shown', { count: shown.length })}
      </p>
      {shown.length > 0 && (
        <ul className={styles.licences} aria-label={t('licences.title')}>
          {shown.map((entry) => (
            <LicenceEntry key={`${entry.name} ${entry.version ?? entry.within}`} entry={entry} />
          ))}
        </ul>
      )}
    </>
  );
}

/** One package: its text is drawn while it is open, as all of them together are hundreds of screens long. */
function LicenceEntry({ entry: { name, version, within, licence, source, text } }: { entry: ThirdParty }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={styles.licenceName}>
            {name} {version ?? t('licences.within', { within })}
          </span>
          <span>{licence}</span>
        </summary>
        {isOpen && (
          <>
            <WebLink address={source}>{t('licences.source')}</WebLink>
            <pre className={styles.licenceText}>{text}</pre>
          </>
        )}
      </details>
    </li>
  );
}
