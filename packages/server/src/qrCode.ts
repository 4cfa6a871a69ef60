import type { QrCode } from '@lectern/sdk/api';
import qrcode from 'qrcode-generator';

/** A QR code as large as its text needs. The dark modules of a row that touch are one piece of the path. */
export function qrCodeOf(text: string): QrCode {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const from = column;
      while (column < size && code.isDark(row, column)) column += 1;
      if (column > from) path += `M${from} ${row}h${column - from}v1H${from}z`;
    }
  return { size, path };
}
