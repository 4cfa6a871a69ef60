import { accountWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useSignIns } from '../../hooks/account/useSignIns.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SignInListProvider } from './context.ts';
import * as parts from './signInListParts.tsx';

export interface SignInListProps extends RootProps<'section'> {
  /** The parts, in your arrangement, once the list is loaded. @default the usual parts */
  children?: ReactNode;
}

const ListRoot = createRoot('section', 'lectern-sign-in-list');

const Root = forwardRef<HTMLElement, SignInListProps>(function SignInList({ className, children, ...props }, ref) {
  const { t } = useLectern('SignInList', accountWords);
  const view = useSignIns();
  const { signIns, error, reload } = view;
  // A backend that doesn't list them.
  if (signIns === null) return null;
  return (
    <ListRoot
      ref={ref}
      {...props}
      className={cx('lectern-profile-editor-panel', className)}
      state={signIns ? 'ready' : error ? 'error' : 'loading'}
    >
      <SignInListProvider value={view}>
        {signIns && children !== undefined ? (
          children
        ) : (
          <>
            <parts.SignInListTitle />
            <parts.SignInListNote />
            {signIns ? (
              <parts.SignInListItems />
            ) : error ? (
              <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
            ) : (
              <>
                <LoadingStatus label={t('signIns.loading')} />
                <Skeleton />
                <Skeleton />
              </>
            )}
            {signIns && <parts.SignInListEndOthers />}
            <parts.SignInListStatus />
          </>
        )}
      </SignInListProvider>
    </ListRoot>
  );
});

/**
 * The browsers, and the partners' pages, where somebody is signed in, each with a button that signs it out. Needs a
 * signed-in user. Renders nothing where the backend doesn't list them.
 */
export const SignInList = Object.assign(Root, {
  Title: parts.SignInListTitle,
  Note: parts.SignInListNote,
  Items: parts.SignInListItems,
  EndOthers: parts.SignInListEndOthers,
  Status: parts.SignInListStatus,
});
