import { Field, Input, Radio, RadioGroup, Select } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrintLabels, PrintLetters } from '#renderer/kit/print/Letters.tsx';
import { type LabelSheetName, labelSheetNames, labelSheets, labelsOn } from '#renderer/kit/print/label-sheets.ts';
import { PrintDialog } from '#renderer/kit/print/PrintDialog.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { LetterField } from './LetterField.tsx';
import { LetterNotes } from './LetterNotes.tsx';
import { MarkBar } from './MarkBar.tsx';
import type { ReadRecipients } from './read-recipients.ts';
import type { OnNoted } from './recipients.ts';
import { useFilledLetters } from './useFilledLetters.ts';
import { useLetter } from './useLetter.ts';

/** Letters of the preview: the others differ by their names only. */
const PREVIEW = 2;

interface LettersPrintProps extends ReadRecipients {
  onNoted: OnNoted | undefined;
  onClose: () => void;
}

/** Shows letters or labels before they are printed, and then offers to note that they were. */
export function LettersPrint({ onNoted, onClose, ...read }: LettersPrintProps) {
  const { t } = useTranslation('hitchhikers');
  const format = useFormat();
  const letter = useLetter();
  const [what, setWhat] = useState<'letters' | 'labels'>('letters');
  const [sheetName, setSheetName] = useState<LabelSheetName>('3x8');
  const [typedFirst, setTypedFirst] = useState('1');
  const [isPrinted, setPrinted] = useState(false);
  const sheet = labelSheets[sheetName];
  const places = labelsOn(sheet);
  const typed = Number(typedFirst);
  const isPlace = Number.isInteger(typed) && typed >= 1 && typed <= places;
  const first = isPlace ? typed : 1;
  const { recipients } = read;
  const reached = useMemo(() => recipients.filter(({ lines }) => lines.length > 0), [recipients]);
  const { letters, unfilled, withoutValue, isBehind } = useFilledLetters(letter.text, reached);
  const isLetters = what === 'letters';
  const count = reached.length;
  const isLong = isLetters ? count > PREVIEW : count + first - 1 > places;
  const { all, some } = useMemo(() => {
    const labels = reached.map(({ lines }) => lines);
    const shown = (upTo: number) =>
      isLetters ? (
        <PrintLetters letters={letters.slice(0, upTo)} />
      ) : (
        <PrintLabels sheet={sheet} first={first} labels={labels.slice(0, upTo)} />
      );
    return { all: shown(reached.length), some: shown(isLetters ? PREVIEW : places - first + 1) };
  }, [isLetters, letters, reached, sheet, first, places]);
  return (
    <PrintDialog
      name={t(`letters.name.${what}`, { count, shown: format.number(count) })}
      isBehind={isLetters && isBehind}
      onPrinted={() => setPrinted(true)}
      onClose={onClose}
      preview={isLong && some}
      choices={
        <div className={flow.stackM}>
          <LetterNotes {...read} {...(isLetters && { unfilled, withoutValue })} />
          {isPrinted && <MarkBar recipients={reached} onNoted={onNoted} />}
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
      {all}
    </PrintDialog>
  );
}
