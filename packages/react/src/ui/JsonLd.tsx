export interface JsonLdProps {
  /** One thing in schema.org's words, or a graph of several; `@context` is added. */
  data: Record<string, unknown>;
}

/** Facts for search engines, as data in the page (schema.org). Whatever is in a text stays text. */
export function JsonLd({ data }: JsonLdProps) {
  // A "<" could end the element, whatever stands around it: it is written as JSON may write any character.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as a child, React would escape its quotation marks.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
