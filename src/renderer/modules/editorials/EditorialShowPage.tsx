import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { ActionHeader } from '#renderer/kit/resource/ActionHeader.tsx';
import { actionIds } from '#renderer/kit/resource/actions.ts';
import { usePictureUrl } from '#renderer/kit/resource/picture/pictures.ts';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { Sections } from '#renderer/kit/ui/show/Sections.tsx';
import { WebLink } from '#renderer/kit/ui/show/WebLink.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Editorial } from '#shared/resources/editorials/index.ts';
import { editorialActions } from './actions.ts';
import { EditorialCard } from './EditorialCard.tsx';
import { isDisplayed, statusLabel } from './labels.ts';

const { duplicate } = actionIds('editorials');

/** `/editorials/show/{id}` (docs/screens/05-content.md C2). */
export function EditorialShowPage({ id }: { id: number }) {
  return (
    <RecordPage resource="editorials" id={id}>
      {(editorial) => <EditorialRecord editorial={editorial} />}
    </RecordPage>
  );
}

function EditorialRecord({ editorial }: { editorial: Editorial }) {
  const { t } = useTranslation('editorials');
  const translate = useTranslate();
  const urlOf = usePictureUrl({ resource: 'editorials', id: editorial.id });
  const { status, label, link, createdDate, updatedDate } = editorial;
  return (
    <>
      <ActionHeader
        record={editorial}
        resource="editorials"
        actions={editorialActions}
        buttons={['editorials.activate', 'editorials.deactivate', duplicate]}
        picture={urlOf(editorial.avatar)}
        badges={
          isDisplayed(editorial) ? (
            <Badge appearance="tint" color="success">
              {t('displayed')}
            </Badge>
          ) : (
            status !== null && (
              <Badge appearance="tint" color="informative">
                {translate(statusLabel(status))}
              </Badge>
            )
          )
        }
      />
      <Sections>
        <Section title={t('show.card')}>
          <EditorialCard editorial={editorial} picture={urlOf(editorial.image)} />
        </Section>
        <Section title={t('show.details')}>
          <FieldRows>
            <FieldRow label={t('fields.label')}>{label}</FieldRow>
            <FieldRow label={t('fields.link')}>{link && <ButtonTarget link={link} />}</FieldRow>
            <FieldRow label={t('fields.created')}>{createdDate && <Moment value={createdDate} isFocusable />}</FieldRow>
            <FieldRow label={t('fields.updated')}>{updatedDate && <Moment value={updatedDate} isFocusable />}</FieldRow>
          </FieldRows>
        </Section>
      </Sections>
    </>
  );
}

/** The link of the button; a path of the public site can be opened where the configuration names that site. */
function ButtonTarget({ link }: { link: string }) {
  const { publicSiteUrl } = useBootstrap().config;
  const address = publicSiteUrl !== undefined && link.startsWith('/') ? new URL(link, publicSiteUrl).href : link;
  return <WebLink address={address}>{link}</WebLink>;
}
