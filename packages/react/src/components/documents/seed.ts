import { type MockApi, mockId } from '@lectern/sdk/testing';

/** This month: so many receipts of 499, and two credit notes, of which one is void. */
export const withDocuments =
  (count = 3) =>
  ({ state }: MockApi): void => {
    const day = new Date().toISOString();
    const document = (number: string, place: number) => ({
      number,
      issuedAt: day,
      orderId: mockId(96, place),
      buyer: { name: 'Nina Okoye' },
    });
    const note = (place: number) => `C-${day.slice(0, 4)}-00000${place}`;
    const amounts = { taxable: 499, tax: 49.9, total: 548.9 };
    state.documents = [
      ...Array.from({ length: count }, (_, place) => ({
        ...document(`R-${day.slice(0, 4)}-${String(place + 1).padStart(6, '0')}`, place + 1),
        kind: 'receipt' as const,
        ...amounts,
      })),
      { ...document(note(1), 1), kind: 'credit_note', taxable: -499, tax: -49.9, total: -548.9 },
      { ...document(note(2), 2), kind: 'credit_note', taxable: 0, tax: 0, total: 0, voidedAt: day },
    ];
  };
