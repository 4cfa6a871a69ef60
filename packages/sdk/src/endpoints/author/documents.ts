import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { documentsInput, monthDocuments } from '../../schemas/document.ts';

/** The receipts and credit notes of a month, for the accounts (beyond §7). */
export const documents = {
  /** In the order of their numbers, with the sums of the month and the address of its file for spreadsheets. */
  list: {
    method: 'GET',
    path: '/admin/documents',
    input: documentsInput,
    output: z.object({ documents: monthDocuments }),
    failure: 'documents.listFailed',
  },
} satisfies EndpointGroup;
