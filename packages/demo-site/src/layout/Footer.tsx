import { useLectern } from '@lectern/react';
import { Logo } from './Logo.tsx';

const categories = [
  ['technology', 'Technology'],
  ['business', 'Business'],
  ['design', 'Design'],
  ['data-science', 'Data Science'],
  ['personal-development', 'Personal Development'],
] as const;

export function Footer() {
  const { Link, paths } = useLectern('Footer');
  return (
    <footer className="site-footer">
      <div className="site-footer-columns">
        <div className="site-footer-brand">
          <Link href={paths.home} className="site-logo">
            <Logo />
            <span>Lectern</span>
          </Link>
          <p>Courses by people who do the work. Lifetime access, certificates, and a 30-day money-back promise.</p>
        </div>
        <nav aria-label="Categories">
          <h2>Categories</h2>
          <ul>
            {categories.map(([slug, name]) => (
              <li key={slug}>
                <Link href={paths.category(slug)}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Your learning">
          <h2>Your learning</h2>
          <ul>
            <li>
              <Link href={paths.courses}>All courses</Link>
            </li>
            <li>
              <Link href={paths.dashboard}>Dashboard</Link>
            </li>
            <li>
              <Link href={paths.wishlist}>Wishlist</Link>
            </li>
            <li>
              <Link href={paths.cart}>Cart</Link>
            </li>
          </ul>
        </nav>
      </div>
      <p className="site-footer-small">© 2026 Lectern. A demonstration marketplace: no money moves here.</p>
    </footer>
  );
}
