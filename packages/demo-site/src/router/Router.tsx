import { matchPath, type Params } from '@lectern/common/matchPath.ts';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { currentLocation, type Location, locationOf, navigate, subscribe } from './location.ts';

const LocationContext = createContext<Location | undefined>(undefined);
const ParamsContext = createContext<Params>({});

interface RouterProps {
  /** The path and query to render on a server; without it, the browser's location. */
  url?: string;
  children: ReactNode;
}

/** Makes the location available to the pages. The old page stays until the code of the new one has loaded. */
export function Router({ url, children }: RouterProps) {
  const [location, setLocation] = useState(() => (url === undefined ? currentLocation() : locationOf(url)));
  useLayoutEffect(() => subscribe((next) => startTransition(() => setLocation(next))), []);
  return <LocationContext value={location}>{children}</LocationContext>;
}

/** The current location; renders again with every navigation. */
export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (!location) throw new Error('useLocation must be used inside <Router>.');
  return location;
}

/** The query of the URL. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The parameters of the route, such as `id` of `/course/:id`. */
export const useParams = (): Params => useContext(ParamsContext);

export interface Route {
  path: string;
  element: ReactNode;
}

/** The first route whose pattern matches the path. */
export function matchRoute<Matched extends Route>(routes: readonly Matched[], path: string) {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}

/** Renders the first route that matches the location. */
export function Routes({ routes }: { routes: readonly Route[] }) {
  const { pathname } = useLocation();
  const match = useMemo(() => matchRoute(routes, pathname), [routes, pathname]);
  return match && <ParamsContext value={match.params}>{match.route.element}</ParamsContext>;
}

/** Replaces the current page by another as soon as it is rendered. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
