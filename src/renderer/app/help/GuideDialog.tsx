import { useTranslation } from 'react-i18next';
import { PrintDialog } from '#renderer/kit/print/PrintDialog.tsx';
import { PrintDocument, PrintSection } from '#renderer/kit/print/PrintDocument.tsx';
import type { RouteName } from '#shared/routes.ts';
import { HelpPageView } from './HelpPageView.tsx';
import { useHelpPage, useHelpTexts } from './useHelpPage.ts';

interface GuideDialogProps {
  /** The screens that the person can open. */
  screens: readonly RouteName[];
  onClose: () => void;
}

/** The guide on paper: the help of every screen that the person can open. */
export function GuideDialog({ screens, onClose }: GuideDialogProps) {
  const { t } = useTranslation(['shell', 'routes']);
  const { data: texts } = useHelpTexts();
  const pageOf = useHelpPage();
  if (texts === undefined) return null;
  const title = t('shell:help.guide');
  return (
    <PrintDialog name={title} isPersonal={false} onClose={onClose}>
      <PrintDocument kind={t('shell:help.guideOf')} title={title}>
        {screens.map((route) => (
          <PrintSection key={route} title={t(`routes:${route}.title`)}>
            <HelpPageView page={pageOf(texts, route)} level="h3" />
          </PrintSection>
        ))}
      </PrintDocument>
    </PrintDialog>
  );
}
