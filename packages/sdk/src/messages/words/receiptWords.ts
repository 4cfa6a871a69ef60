/** Receipts, credit notes, and whom they are for. */
export const receiptWords = {
  'receipt.receipt': 'Receipt',
  'receipt.creditNote': 'Credit note',
  'receipt.number': 'Number',
  'receipt.receiptNumber': 'Receipt {number}',
  'receipt.creditNoteNumber': 'Credit note {number}',
  'receipt.forReceipt': 'For receipt',
  'receipt.date': 'Date',
  'receipt.seller': 'Seller',
  'receipt.buyer': 'Buyer',
  'receipt.order': 'Order',
  'receipt.taxNumber': 'Tax number: {number}',
  'receipt.credited': 'Credited',
  'receipt.void': 'Void',
  'receipt.voidText': "Void since {date}: the refund didn't go through.",
  'receipt.download': 'Download PDF',
  'receipt.details': 'Receipt details (optional)',
  'receipt.detailsText':
    'For a receipt in the name of a business or another person. We keep this for your next purchase.',
  'receipt.name': 'Name or business',
  'receipt.address': 'Address',
  'receipt.buyerTaxNumber': 'Tax number',
} as const;
