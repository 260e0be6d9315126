import { Checkbox, Radio, RadioGroup } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#renderer/kit/form/FormSection.tsx';
import { FieldFrame } from '#renderer/kit/form/fields/FieldFrame.tsx';
import { type NeedsDraft, OTHER_SUBJECT } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { NeedsField, NeedsProblem } from '#shared/resources/solidaryrecords/form/needs.ts';
import { FieldGroup } from '../FieldGroup.tsx';
import { TextLine } from '../identity/TextLine.tsx';
import { shownProblem, useLeft } from '../identity/useLeft.ts';
import styles from '../journey/journey.module.css';
import type { SectionProps } from '../section-props.ts';

interface NeedsSectionProps extends SectionProps<NeedsDraft, NeedsProblem> {
  /** Words of the record that its structure does not offer, in an edition: a private need, or one that it lost. */
  ownNeeds?: readonly string[];
  /** Leaves out one half: a form of one page folds what is optional. */
  shows?: 'all' | 'purpose' | 'needs';
  id?: string;
  title?: string;
}

/** Why somebody travels, and what they need (docs/screens/07-solidary-records.md §6.1). */
export function NeedsSection(props: NeedsSectionProps) {
  const { value, onChange, errors, isJudged, structure, ownNeeds = [], shows = 'all', id, title } = props;
  const { t } = useTranslation('recordForm');
  const { leave, isLeft } = useLeft<NeedsField>();
  const errorOf = (field: NeedsField) => {
    const problem = shownProblem(errors, field, isJudged || isLeft(field));
    return problem === undefined ? undefined : t(`needs.problems.${field}.${problem}`);
  };
  const subjectError = errorOf('subjectId');
  const subjects = structure?.subjects ?? [];
  const offered = structure?.needs ?? [];
  return (
    <FormSection
      title={title ?? t(shows === 'needs' ? 'needs.needs' : 'needs.title')}
      {...(id !== undefined && { id })}
    >
      {shows !== 'needs' && (
        <div className={styles.choices}>
          <FieldFrame
            path="needs.subjectId"
            label={t('needs.subject')}
            isRequired
            {...(subjectError !== undefined && { error: subjectError })}
          >
            <RadioGroup
              value={value.subjectId === null ? '' : String(value.subjectId)}
              onChange={(_, { value: chosen }) => onChange({ ...value, subjectId: Number(chosen) })}
              onBlur={() => leave('subjectId')}
            >
              {subjects.map(({ id: subject, label }) => (
                <Radio key={subject} value={String(subject)} label={label} />
              ))}
              <Radio value={String(OTHER_SUBJECT)} label={t('needs.other')} />
            </RadioGroup>
          </FieldFrame>
          {value.subjectId === OTHER_SUBJECT && (
            <TextLine
              path="needs.additionalSubject"
              label={t('needs.additionalSubject')}
              value={value.additionalSubject}
              isRequired
              onChange={(additionalSubject) => onChange({ ...value, additionalSubject })}
              onLeave={() => leave('additionalSubject')}
              error={errorOf('additionalSubject')}
            />
          )}
        </div>
      )}
      {shows !== 'purpose' && (
        <div className={styles.choices}>
          {offered.length > 0 && (
            <FieldGroup path="needs.needs" label={t('needs.needs')}>
              {offered.map(({ id: need, label }) => (
                <Checkbox
                  key={need}
                  label={label}
                  checked={value.needs.includes(need)}
                  onChange={(_, { checked }) =>
                    onChange({
                      ...value,
                      needs: checked === true ? [...value.needs, need] : value.needs.filter((one) => one !== need),
                    })
                  }
                />
              ))}
            </FieldGroup>
          )}
          {structure !== null && offered.length === 0 && <p className={styles.computed}>{t('needs.none')}</p>}
          <TextLine
            path="needs.additionalNeed"
            label={t('needs.additionalNeed')}
            value={value.additionalNeed}
            hint={ownNeeds.length > 0 ? t('needs.own', { needs: ownNeeds.join(', ') }) : undefined}
            onChange={(additionalNeed) => onChange({ ...value, additionalNeed })}
            onLeave={() => leave('additionalNeed')}
            error={errorOf('additionalNeed')}
          />
        </div>
      )}
    </FormSection>
  );
}
