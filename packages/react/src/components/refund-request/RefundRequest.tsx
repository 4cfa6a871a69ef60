import type { RefundableItem } from '@lectern/sdk';
import { orderWords, refundWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useRefundRequest } from '../../hooks/shop/useRefundRequest.ts';
import { useLectern } from '../../provider/context.ts';
import { compose } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../load-error/index.ts';
import { RefundRequestProvider } from './context.ts';
import * as parts from './parts.tsx';

export interface RefundRequestProps extends RootProps<'form'> {
  /** The order whose courses can be given back. */
  orderId: string;
  /** The parts, in your arrangement, once the courses are loaded. @default the usual parts */
  children?: ReactNode;
  /** Called with what has become of a request. */
  onRequest?: ((item: RefundableItem) => void) | undefined;
}

const RequestRoot = createRoot('form', 'lectern-refund-request');

const Root = forwardRef<HTMLFormElement, RefundRequestProps>(function RefundRequest(
  { orderId, children, onRequest, onSubmit, ...props },
  ref,
) {
  const { t, paths, Link } = useLectern('RefundRequest', refundWords, orderWords);
  const request = useRefundRequest(orderId, { onSuccess: onRequest });
  const { items, loadError, reload, requested } = request;
  if (!items) {
    return (
      <RequestRoot ref={ref} {...props} state={loadError ? 'error' : 'loading'}>
        {loadError ? (
          <LoadError
            error={loadError}
            fallback={t('refund.loadFailed')}
            onRetry={reload}
            notFound={{ message: t('orders.notFound'), icon: icons.cart, href: paths.orders, label: t('orders.back') }}
          />
        ) : (
          <>
            <LoadingStatus label={t('refund.loading')} />
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </>
        )}
      </RequestRoot>
    );
  }
  const isEmpty = items.length === 0;
  return (
    <RefundRequestProvider value={{ ...request, orderId }}>
      <RequestRoot
        ref={ref}
        noValidate
        {...props}
        state={isEmpty ? 'empty' : 'ready'}
        onSubmit={compose(onSubmit, (event) => {
          event.preventDefault();
          if (request.isRequesting) return;
          request.request();
          if (!request.item) event.currentTarget.querySelector<HTMLElement>('input:enabled')?.focus();
        })}
      >
        {isEmpty ? (
          <EmptyNote message={t('refund.nothing')} icon={icons.cart}>
            <Link href={paths.order(orderId)}>{t('refund.receipt')}</Link>
          </EmptyNote>
        ) : (
          (children ?? (
            <>
              <parts.RefundRequestOutcome />
              {!requested && (
                <>
                  <parts.RefundRequestCourses />
                  <parts.RefundRequestTerms />
                  <parts.RefundRequestReason />
                </>
              )}
              <parts.RefundRequestActions />
            </>
          ))
        )}
      </RequestRoot>
    </RefundRequestProvider>
  );
});

/** Asks for the money of a course of an order, says what that means before, and what has become of it after. */
export const RefundRequest = Object.assign(Root, {
  Outcome: parts.RefundRequestOutcome,
  Courses: parts.RefundRequestCourses,
  Terms: parts.RefundRequestTerms,
  Reason: parts.RefundRequestReason,
  Actions: parts.RefundRequestActions,
});
