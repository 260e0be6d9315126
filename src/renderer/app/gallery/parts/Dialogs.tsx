import { Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { LinkDialog } from '#renderer/kit/actions/confirm/LinkDialog.tsx';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { RefusedDialog } from '#renderer/kit/actions/confirm/RefusedDialog.tsx';
import { PrintLabels, PrintLetters } from '#renderer/kit/print/Letters.tsx';
import { labelSheets } from '#renderer/kit/print/label-sheets.ts';
import { PrintDialog } from '#renderer/kit/print/PrintDialog.tsx';
import {
  PrintBand,
  PrintBlanks,
  PrintDocument,
  PrintFacts,
  PrintSection,
  PrintSteps,
  PrintTable,
} from '#renderer/kit/print/PrintDocument.tsx';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { fullNameOf } from '#shared/full-name.ts';
import { camille, failure, type Person, people } from '../people.ts';
import { type GalleryTexts, useGalleryTexts } from '../texts.ts';

type DialogName = 'dialog' | 'question' | 'typed' | 'link' | 'refusal' | 'sheet' | 'letter' | 'labels';

const dialogs: Readonly<Record<DialogName, (texts: GalleryTexts, close: () => void) => ReactNode>> = {
  dialog: (texts, close) => (
    <DialogFrame
      title={texts.dialog}
      onDismiss={close}
      actions={
        <>
          <Button onClick={close}>{texts.other}</Button>
          <Button appearance="primary" onClick={close}>
            {texts.action}
          </Button>
        </>
      }
    >
      <p>{texts.sentence}</p>
      <MutationError error={failure} />
    </DialogFrame>
  ),
  question: (texts, close) => (
    <ConfirmDialog
      title={texts.question}
      gate={{ level: 'confirm' }}
      button={texts.action}
      onConfirm={close}
      onClose={close}
    >
      {texts.sentence}
    </ConfirmDialog>
  ),
  typed: (texts, close) => (
    <ConfirmDialog
      title={texts.typed}
      gate={{ level: 'typeToConfirm', expected: camille.familyName }}
      button={texts.action}
      isDanger
      onConfirm={close}
      onClose={close}
    >
      {texts.sentence}
    </ConfirmDialog>
  ),
  link: (texts, close) => <LinkDialog text={texts.sentence} onOpen={close} onClose={close} />,
  refusal: (texts, close) => (
    <RefusedDialog title={texts.refusal} onClose={close}>
      {texts.sentence}
    </RefusedDialog>
  ),
  sheet: (texts, close) => (
    <PrintDialog name={camille.name} onClose={close}>
      <Sheet texts={texts} />
    </PrintDialog>
  ),
  letter: (texts, close) => (
    <PrintDialog name={camille.name} onClose={close}>
      <PrintLetters letters={[{ id: camille.id, address: [camille.name, 'Nancy'], text: texts.sentence }]} />
    </PrintDialog>
  ),
  labels: (_, close) => (
    <PrintDialog name={camille.name} onClose={close}>
      <PrintLabels sheet={labelSheets['3x8']} first={2} labels={people.map(envelope)} />
    </PrintDialog>
  ),
};

const envelope = (person: Person) => [fullNameOf(person), person.town];

/** A document for paper, with each of its parts. */
function Sheet({ texts }: { texts: GalleryTexts }) {
  const steps = Object.values(texts.steps);
  return (
    <PrintDocument
      title={camille.name}
      kind={texts.kind}
      main={camille.telephone}
      progress={<PrintSteps steps={steps} current={1} />}
    >
      <PrintBand cells={[{ label: texts.town, value: 'Nancy', lines: [camille.email] }]} />
      <PrintSection title={texts.identity}>
        <PrintFacts facts={[{ label: texts.name, value: camille.name }]} />
      </PrintSection>
      <PrintSection title={texts.parts.list}>
        <PrintTable
          label={texts.parts.list}
          columns={[
            { title: texts.name, cell: ({ familyName }) => familyName },
            { title: texts.town, cell: ({ town }) => town },
          ]}
          rows={people}
          keyOf={({ id }) => id}
        />
      </PrintSection>
      <PrintSection title={texts.note}>
        <PrintBlanks count={3} />
      </PrintSection>
    </PrintDocument>
  );
}

/** A button for each kind of dialog. */
export function Dialogs() {
  const texts = useGalleryTexts();
  const [open, setOpen] = useState<DialogName | null>(null);
  return (
    <div className={flow.row}>
      {(Object.keys(dialogs) as DialogName[]).map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {texts[name]}
        </Button>
      ))}
      <DialogSequence>{open !== null && dialogs[open](texts, () => setOpen(null))}</DialogSequence>
    </div>
  );
}
