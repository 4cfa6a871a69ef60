// A typedoc plugin: names such as `CartProps`, `UseCartOptions` and `UseCartResult` need no description of
// their own.
import { Comment, Converter, ReflectionKind } from 'typedoc';

const sentences = [
  [/^([A-Z]\w*)Props$/, (name) => `Props of \`${name}\`.`],
  [/^U(se[A-Z]\w*)Options$/, (name) => `Options of \`u${name}\`.`],
  [/^U(se[A-Z]\w*)Result$/, (name) => `What \`u${name}\` returns.`],
];

export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_, reflection) => {
    if (reflection.comment || !reflection.kindOf(ReflectionKind.SomeType)) return;
    for (const [pattern, sentence] of sentences) {
      const [, name] = pattern.exec(reflection.name) ?? [];
      if (name) reflection.comment = new Comment([{ kind: 'text', text: sentence(name) }]);
    }
  });
}
