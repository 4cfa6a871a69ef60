/**
 * A tag up to its class. React and our sanitizer escape `<` in texts, `<` and `>` in values; quotation marks stay as they
 * are in the text of a lesson, which may well be about classes.
 */
const CLASS = /(<[^<>]*) class="([^"]*)"/g;

/** Makes each element with classes such as `lectern-course-card-price` a part: `::part(course-card-price)`. */
export function addParts(html: string): string {
  return html.replace(CLASS, (tag, _, classes: string) => {
    const parts = classes
      .split(' ')
      .flatMap((name) => (name.startsWith('lectern-') ? name.slice('lectern-'.length) : []));
    return parts.length > 0 ? `${tag} part="${parts.join(' ')}"` : tag;
  });
}
