import { Field, Input, Radio, RadioGroup, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { PrintLabels, PrintLetters } from '#renderer/kit/print/Letters.tsx';
import { type LabelSheetName, labelSheetNames, labelSheets, labelsOn } from '#renderer/kit/print/label-sheets.ts';
import { PrintDialog } from '#renderer/kit/print/PrintDialog.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { fillLetter } from './fill-letter.ts';
import { LetterField } from './LetterField.tsx';
import { LetterNotes } from './LetterNotes.tsx';
import { MarkBar } from './MarkBar.tsx';
import type { ReadRecipients } from './read-recipients.ts';
import type { Noted } from './recipients.ts';
import { useLetter } from './useLetter.ts';

/** Letters of the preview: the others differ by their names only. */
const PREVIEW = 2;

interface LettersPrintProps extends ReadRecipients {
  onClose: (noted: Noted) => void;
}

/** Shows letters or labels before they are printed, and then offers to note that they were. */
export function LettersPrint({ recipients, gone, onClose }: LettersPrintProps) {
  const { t } = useTranslation('hitchhikers');
  const format = useFormat();
  const { platformName } = useBootstrap().config;
  const letter = useLetter();
  const [what, setWhat] = useState<'letters' | 'labels'>('letters');
  const [sheetName, setSheetName] = useState<LabelSheetName>('3x8');
  const [typedFirst, setTypedFirst] = useState('1');
  const [isPrinted, setPrinted] = useState(false);
  const [noted, setNoted] = useState<Noted>({ isLetterPrinted: [], isLetterPosted: [] });
  const sheet = labelSheets[sheetName];
  const places = labelsOn(sheet);
  const typed = Number(typedFirst);
  const isPlace = Number.isInteger(typed) && typed >= 1 && typed <= places;
  const first = isPlace ? typed : 1;
  const reached = recipients.filter(({ lines }) => lines.length > 0);
  const facts = { date: format.dayInWords(today()), platformName };
  const filled = reached.map((recipient) => ({ recipient, ...fillLetter(letter.text, recipient, facts) }));
  const letters = filled.map(({ recipient: { id, lines }, text }) => ({ id, address: lines, text }));
  const labels = reached.map(({ lines }) => lines);
  const isLetters = what === 'letters';
  const count = reached.length;
  const isLong = isLetters ? count > PREVIEW : count + first - 1 > places;
  const shown = (upTo: number) =>
    isLetters ? (
      <PrintLetters letters={letters.slice(0, upTo)} />
    ) : (
      <PrintLabels sheet={sheet} first={first} labels={labels.slice(0, upTo)} />
    );
  return (
    <PrintDialog
      name={t(`letters.name.${what}`, { count, shown: format.number(count) })}
      onPrinted={() => setPrinted(true)}
      onClose={() => onClose(noted)}
      preview={isLong && shown(isLetters ? PREVIEW : places - first + 1)}
      choices={
        <div className={flow.stackM}>
          <LetterNotes
            recipients={recipients}
            gone={gone}
            unfilled={isLetters ? filled.flatMap(({ unknown }) => unknown) : []}
            withoutValue={
              isLetters
                ? filled.filter(({ withoutValue }) => withoutValue.length > 0).map(({ recipient }) => recipient.name)
                : []
            }
          />
          {isPrinted && (
            <MarkBar
              recipients={reached}
              onNoted={(flag, ids) => setNoted((now) => ({ ...now, [flag]: [...now[flag], ...ids] }))}
            />
          )}
          <Field label={t('letters.what')}>
            <RadioGroup
              layout="horizontal"
              value={what}
              onChange={(_, { value }) => setWhat(value === 'labels' ? 'labels' : 'letters')}
            >
              <Radio value="letters" label={t('letters.letters')} />
              <Radio value="labels" label={t('letters.labels')} />
            </RadioGroup>
          </Field>
          {isLetters ? (
            <LetterField letter={letter} />
          ) : (
            <div className={flow.wrap}>
              <Field label={t('letters.sheet')}>
                <Select value={sheetName} onChange={(_, { value }) => setSheetName(value as LabelSheetName)}>
                  {labelSheetNames.map((name) => (
                    <option key={name} value={name}>
                      {t(`letters.sheets.${name}`, { count: labelsOn(labelSheets[name]) })}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field
                label={t('letters.first')}
                validationMessage={isPlace ? undefined : t('letters.firstBetween', { count: places })}
              >
                <Input
                  type="number"
                  min={1}
                  max={places}
                  value={typedFirst}
                  onChange={(_, { value }) => setTypedFirst(value)}
                />
              </Field>
            </div>
          )}
          {isLong && <p className={flow.quiet}>{t(isLetters ? 'letters.firstLetters' : 'letters.firstSheet')}</p>}
        </div>
      }
    >
      {shown(count)}
    </PrintDialog>
  );
}
