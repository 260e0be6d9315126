import { Button } from '@fluentui/react-components';
import { PauseCircleRegular } from '@fluentui/react-icons';
import { DeniedState } from '#renderer/kit/ui/states/DeniedState.tsx';
import { EmptyState } from '#renderer/kit/ui/states/EmptyState.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { NoResultState } from '#renderer/kit/ui/states/NoResultState.tsx';
import { NotFoundState } from '#renderer/kit/ui/states/NotFoundState.tsx';
import { StateLayout } from '#renderer/kit/ui/states/StateLayout.tsx';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { failure } from '../people.ts';
import { useGalleryTexts } from '../texts.ts';

/** What stands in place of content that is not there. */
export function States() {
  const texts = useGalleryTexts();
  return (
    <>
      <EmptyState
        title={texts.empty}
        text={texts.emptyHint}
        action={
          <ButtonLink to="/" isPrimary>
            {texts.create}
          </ButtonLink>
        }
      />
      <NoResultState onClear={() => {}} />
      <LoadingState />
      <ErrorState error={failure} onRetry={() => {}} causes={[texts.sentence]} />
      <NotFoundState />
      <DeniedState right="user_list" />
      <StateLayout icon={<PauseCircleRegular />} title={texts.waiting} actions={<Button>{texts.action}</Button>} />
    </>
  );
}
