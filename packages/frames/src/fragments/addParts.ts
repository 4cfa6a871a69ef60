/** React escapes quotation marks in texts and values, so this stands only where an attribute does. */
const CLASS = / class="([^"]*)"/g;

/** Makes each element with classes such as `lectern-course-card-price` a part: `::part(course-card-price)`. */
export function addParts(html: string): string {
  return html.replace(CLASS, (attribute, classes: string) => {
    const parts = classes
      .split(' ')
      .flatMap((name) => (name.startsWith('lectern-') ? name.slice('lectern-'.length) : []));
    return parts.length > 0 ? `${attribute} part="${parts.join(' ')}"` : attribute;
  });
}
