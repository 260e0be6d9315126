import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { byLoginFile, type Community } from '#shared/resources/communities/index.ts';
import { ModeOffer } from './ModeOffer.tsx';
import { SecurityFileField } from './SecurityFileField.tsx';
import { SendDialog } from './SendDialog.tsx';
import styles from './security.module.css';
import { useLoginFile } from './useLoginFile.ts';

/** The login files of a community, and the upload of a new one (docs/screens/03-communities.md §6). */
export function SecurityTab({ community }: { community: Community }) {
  const can = useCan();
  const mayChange = can('community_update');
  const { securityFiles, validationType } = community;
  return (
    <div className={flow.stackL}>
      {mayChange && securityFiles.length > 0 && validationType !== byLoginFile && <ModeOffer community={community} />}
      <FilesInPlace files={securityFiles} />
      {mayChange && <Replacement community={community} />}
    </div>
  );
}

function FilesInPlace({ files }: { files: Community['securityFiles'] }) {
  const { t } = useTranslation('communitySecurities');
  return (
    <Section title={t('current.title')}>
      {files.length === 0 ? (
        <p className={styles.quiet}>{t('current.none')}</p>
      ) : (
        <>
          <table className={styles.files} aria-label={t('current.title')}>
            <thead>
              <tr>
                <th scope="col">{t('current.originalName')}</th>
                <th scope="col">{t('current.filename')}</th>
              </tr>
            </thead>
            <tbody>
              {files.map(({ id, originalName, filename }) => (
                <tr key={id}>
                  <td>{originalName}</td>
                  <td>{filename}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.quiet}>{t('current.note')}</p>
        </>
      )}
    </Section>
  );
}

function Replacement({ community }: { community: Community }) {
  const { t } = useTranslation('communitySecurities');
  const login = useLoginFile();
  const [isConfirming, setConfirming] = useState(false);
  const kind = community.securityFiles.length === 0 ? 'first' : 'replace';
  const { ready } = login;
  return (
    <Section title={t(`field.${kind}`)}>
      <SecurityFileField login={login} />
      {/* Stays where it is, so that the focus has somewhere to return to. */}
      <Button
        appearance="primary"
        className={styles.send}
        disabledFocusable={ready === null}
        onClick={() => ready !== null && setConfirming(true)}
      >
        {t(`send.${kind}`)}
      </Button>
      {isConfirming && ready !== null && (
        <SendDialog
          community={community}
          file={ready}
          onSent={() => {
            setConfirming(false);
            login.sent();
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </Section>
  );
}
