/** A pattern in place of a QR code: the mock draws none. */
export const mockCode = {
  size: 21,
  path: 'M1 1h7v7h-7zM13 1h7v7h-7zM1 13h7v7h-7zM10 3h1v2h-1zM10 10h2v2h-2zM14 14h3v3h-3z',
};
