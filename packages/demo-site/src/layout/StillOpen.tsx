import '../styles/stillOpen.css';
import { useCart, useLectern, useSession } from '@lectern/react';
import { navbarWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { stillOpen } from '../content/stillOpen.ts';
import { useLocation } from '../router/Router.tsx';
import { handleOf } from '../routes.tsx';

/** More would be a history, not a help. */
const MAX_COURSES = 5;

/** Without a connection: links to what shows all the same, since its code and its data are here. */
export function StillOpen() {
  const { queryClient, Link, paths, t } = useLectern('StillOpen', navbarWords);
  const { user } = useSession();
  const { items } = useCart();
  const { pathname } = useLocation();
  const titleId = useId();
  const queries = queryClient.getQueryCache().getAll();
  const found = (...start: string[]) =>
    queries.filter(({ queryKey, state }) => state.data && start.every((part, at) => queryKey[at + 1] === part));
  const coursesOf = (start: string[], path: (id: string) => string, label = (title: string) => title) =>
    found(...start)
      .slice(-MAX_COURSES)
      .reverse()
      .map(({ state }) => state.data as { _id: string; title: string })
      .map(({ _id, title }) => ({ href: path(_id), label: label(title) }));
  const link = (isShown: boolean, href: string, label: string) => (isShown ? [{ href, label }] : []);
  // The home page has another list of courses.
  const listed = found('public', 'courses', 'list').filter(({ queryKey }) => !Object(queryKey[4]).featured);
  const links = [
    ...(user ? coursesOf([user.userId, 'enrollments', 'detail'], paths.learning, stillOpen.learn) : []),
    ...coursesOf(['public', 'courses', 'detail'], paths.course),
    ...link(listed.length > 0, paths.courses, t('navbar.courses')),
    ...link(items.length > 0, paths.cart, t('cart.title')),
    ...link(!!user && found(user.userId, 'enrollments', 'list').length > 0, paths.dashboard, t('navbar.dashboard')),
  ].filter(({ href }) => href !== pathname && handleOf(href)?.isHere?.());
  if (links.length === 0) return null;
  return (
    <section className="site-still-open" aria-labelledby={titleId}>
      <h2 id={titleId}>{stillOpen.title}</h2>
      <p>{stillOpen.text}</p>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
