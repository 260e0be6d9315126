import { Button } from '@fluentui/react-components';
import { CallRegular, PersonAddRegular, ShieldTaskRegular } from '@fluentui/react-icons';
import { AddressCard } from '#renderer/kit/map/AddressCard.tsx';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { Activity } from '#renderer/kit/ui/show/Activity.tsx';
import { Attention } from '#renderer/kit/ui/show/Attention.tsx';
import { Mail, Phone } from '#renderer/kit/ui/show/Contact.tsx';
import { Facts, FactsCard } from '#renderer/kit/ui/show/FactsCard.tsx';
import { FieldRow, FieldRows, YesNoRow } from '#renderer/kit/ui/show/FieldRows.tsx';
import { KeyStrip } from '#renderer/kit/ui/show/KeyStrip.tsx';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import { NamedLine } from '#renderer/kit/ui/show/NamedLine.tsx';
import { RecordBody } from '#renderer/kit/ui/show/RecordBody.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { RelatedList } from '#renderer/kit/ui/show/RelatedList.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { WebLink } from '#renderer/kit/ui/show/WebLink.tsx';
import { instantOf } from '#shared/instant.ts';
import { addressOf } from '#shared/routes.ts';
import { camille, home, people } from '../people.ts';
import { useGalleryTexts } from '../texts.ts';

const DAY = 86_400_000;

const trips = {
  data: { rows: people.slice(1, 3), total: 2 },
  error: null,
  refetch: () => Promise.reject(new Error('nothing is read here')),
};

/** What the page of a record is made of. */
export function Record() {
  const texts = useGalleryTexts();
  const registered = instantOf(Date.now() - 3 * DAY);
  return (
    <RecordBody
      top={
        <>
          <KeyStrip
            facts={[
              { label: texts.phone, value: <Phone number={camille.telephone} /> },
              { label: texts.email, value: <Mail address={camille.email} />, isLong: true },
              { label: texts.registered, value: <Moment value={registered} isFocusable /> },
              { label: texts.town, value: home.locality },
            ]}
          />
          <Attention icon={ShieldTaskRegular} action={<Button>{texts.decide}</Button>}>
            {texts.attention}
          </Attention>
        </>
      }
      aside={
        <>
          <Activity
            entries={[
              { key: 'created', at: registered, icon: PersonAddRegular, tone: 'brand', text: texts.created },
              { key: 'called', at: Date.now(), icon: CallRegular, text: texts.called, detail: camille.name },
            ]}
          />
          <RelatedList
            title={texts.trips}
            query={trips}
            empty={texts.noTrips}
            lineOf={({ id, givenName, town }) => ({
              name: givenName,
              to: addressOf('users_show', { id }),
              details: [town],
            })}
          />
        </>
      }
    >
      <FactsCard
        title={texts.identity}
        facts={[
          { label: texts.name, value: camille.name },
          { label: texts.gender, value: texts.women },
          { label: texts.note, value: null },
        ]}
      />
      <Section title={texts.contact}>
        <Facts section={texts.contact} facts={[{ label: texts.email, value: <MailText address={camille.email} /> }]} />
        <FieldRows>
          <FieldRow label={texts.phone}>{null}</FieldRow>
          <YesNoRow label={texts.active} value />
          <FieldRow label={texts.link}>
            <WebLink address="https://escale.example">https://escale.example</WebLink>
          </FieldRow>
          <FieldRow label={texts.name}>
            <RecordLink to={addressOf('users_show', { id: camille.id })}>{camille.name}</RecordLink>
          </FieldRow>
        </FieldRows>
        <NamedLine
          name={camille.name}
          to={addressOf('users_show', { id: camille.id })}
          details={[texts.women, camille.telephone]}
        />
      </Section>
      <AddressCard title={texts.address} label={texts.address} address={home} name={camille.name} />
    </RecordBody>
  );
}
