import type { PaymentOptions } from '@lectern/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { paymentOptionsQuery } from '../../queries/payments.ts';

/** How people pay on this server, such as in Stripe's form. */
export function usePaymentOptions({ enabled = true } = {}): UseQueryResult<PaymentOptions> {
  const { marketplace } = useLectern('usePaymentOptions');
  return useQuery({ ...paymentOptionsQuery(marketplace), enabled });
}
