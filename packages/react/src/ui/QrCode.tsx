import type { QrCode as QrCodeData } from '@lectern/sdk';

interface QrCodeProps {
  code: QrCodeData;
  /** What it leads to, for those who can't see it. */
  label: string;
  className?: string;
}

/** Light around the code, which readers need. */
const QUIET_MODULES = 4;

/** A QR code, black on white in every theme, since many readers need that. */
export function QrCode({ code: { size, path }, label, className }: QrCodeProps) {
  const side = size + 2 * QUIET_MODULES;
  return (
    <svg
      className={className}
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_MODULES} y={-QUIET_MODULES} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
