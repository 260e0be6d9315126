import { useState } from 'react';
import { DayInput } from '#renderer/kit/list/filters/DayInput.tsx';
import { DropArea } from '#renderer/kit/ui/drop/DropArea.tsx';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { MenuCount } from '#renderer/kit/ui/page/MenuCount.tsx';
import { ModuleIcon } from '#renderer/kit/ui/page/ModuleIcon.tsx';
import { ProgressBar } from '#renderer/kit/ui/progress/ProgressBar.tsx';
import { Segments } from '#renderer/kit/ui/segments/Segments.tsx';
import { StepList } from '#renderer/kit/ui/steps/StepList.tsx';
import { type FileFormat, FileFormatField } from '#renderer/kit/ui/transfer/FileFormatField.tsx';
import { instantOf } from '#shared/instant.ts';
import styles from '../gallery.module.css';
import { useGalleryTexts } from '../texts.ts';

const steps = ['file', 'check', 'send'] as const;

const moments = [0, 3, 40, 400].map((days) => instantOf(Date.now() - days * 86_400_000));

/** Small parts of many screens. */
export function Marks() {
  const texts = useGalleryTexts();
  const [day, setDay] = useState('');
  const [step, setStep] = useState<(typeof steps)[number]>('check');
  const [format, setFormat] = useState<FileFormat>('excel');
  const names = texts.steps;
  return (
    <>
      <StepList
        label={texts.parts.marks}
        steps={steps}
        current="check"
        done={new Set(['file'] as const)}
        nameOf={(step) => names[step]}
      />
      <div className={flow.row}>
        <Segments
          label={texts.parts.marks}
          options={steps}
          chosen={step}
          nameOf={(one) => names[one]}
          onChoose={setStep}
        />
      </div>
      <p className={flow.row}>
        {moments.map((moment) => (
          <Moment key={moment} value={moment} isFocusable />
        ))}
        <ModuleIcon of="users" />
        <MenuCount count={12} label={texts.waiting} />
        <VisuallyHidden>{texts.note}</VisuallyHidden>
      </p>
      <ProgressBar aria-label={names.send} value={3} max={12} />
      <DayInput label={texts.registered} day={day} onChange={setDay} />
      <FileFormatField value={format} onChange={setFormat} />
      <DropArea label={texts.drop} onDrop={() => {}} className={styles.token}>
        {texts.drop}
      </DropArea>
    </>
  );
}
