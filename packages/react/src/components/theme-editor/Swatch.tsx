/** Colors side by side, for eyes only. SVG takes them as attributes, which a strict content security policy allows. */
export function Swatch({ colors }: { colors: readonly string[] }) {
  return (
    <svg
      className="lectern-theme-editor-swatch"
      viewBox={`0 0 ${colors.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {colors.map((color, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same color may be there twice.
        <rect key={place} x={place} width="1" height="1" fill={color} />
      ))}
    </svg>
  );
}
