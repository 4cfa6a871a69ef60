import hooks from 'virtual:lectern/hooks';
import { Prose } from '../blocks/Table.tsx';

/** All hooks, for those who draw their own markup. */
export const Hooks = () => (
  <>
    <h1>Hooks</h1>
    <p className="docs-purpose">
      What the widgets are made of, for markup of your own. They work inside <code>{'<LecternProvider>'}</code>, and
      come from <code>@lectern/react</code>.
    </p>
    {hooks.map(({ name, description, signature }) => (
      <section key={name} aria-labelledby={`anchor--${name}`}>
        <h2 id={`anchor--${name}`}>{name}</h2>
        <p>
          <Prose text={description} />
        </p>
        <p>
          <code>{signature}</code>
        </p>
      </section>
    ))}
  </>
);
