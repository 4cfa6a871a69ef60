import { LecternProvider, type LinkProps } from '@lectern/react';
import styles from '@lectern/react/styles.css?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Link as RouterLink, Scripts, ScrollRestoration, useNavigate } from 'react-router';
import { marketplace, paths } from './marketplace';

export const links = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: 'data:,' },
];
export const meta = () => [{ title: 'Training' }];

const Link = ({ href, ...props }: LinkProps) => <RouterLink to={href} {...props} />;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const navigate = useNavigate();
  return (
    <LecternProvider
      marketplace={marketplace}
      paths={paths}
      Link={Link}
      navigate={(to, { replace = false, state } = {}) => void navigate(to, { replace, state })}
    >
      <Outlet />
    </LecternProvider>
  );
}
