// A typedoc plugin for types documented elsewhere: `type Course = z.output<typeof course>` takes the comment of
// `course`, and the texts of refusals are documented once for all of them.
import { Comment, Converter, ReflectionKind } from 'typedoc';

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const schemas = new Map(
      project.getReflectionsByKind(ReflectionKind.Variable).map((variable) => [variable.name, variable.comment]),
    );
    for (const type of project.getReflectionsByKind(ReflectionKind.TypeAlias)) {
      const name = type.name[0].toLowerCase() + type.name.slice(1);
      type.comment ??= schemas.get(name)?.clone();
    }
    for (const property of project.getReflectionsByKind(ReflectionKind.Property)) {
      if (!/\brefusals\.\w+\.\w+\.\w+\.message$/.test(property.getFullName())) continue;
      property.comment ??= new Comment([{ kind: 'text', text: 'Makes the sentence from what is refused.' }]);
    }
  });
}
