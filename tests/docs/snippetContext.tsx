import type { CourseFilterValues } from '@lectern/react';
import type { Course, CourseFacets, CourseSearch } from '@lectern/sdk';
import { createMarketplace } from '@lectern/sdk';
import type { ReactNode } from 'react';

/** What the snippets of the guides take as given: their reader's own names, and what the guide has imported before. */

export { createServer } from 'node:http';
export { text } from 'node:stream/consumers';
export type { CourseFilterValues, LinkProps } from '@lectern/react';
export {
  ActiveFilters,
  Checkout,
  CourseCard,
  CourseFilters,
  CourseList,
  CourseSearchBox,
  CourseSort,
  courseSearchParams,
  LecternProvider,
  useCourseCardContext,
  useWishlistToggle,
} from '@lectern/react';
export type { Course, CourseSearch } from '@lectern/sdk';
export { createMarketplace } from '@lectern/sdk';
export type { ReactNode } from 'react';
export { useCallback, useEffect, useRef, useState } from 'react';
export { createRoot } from 'react-dom/client';
export { yesterday } from '../../docs/recipes/report.ts';
export { readEvent } from '../../docs/recipes/webhook.ts';

export const marketplace = createMarketplace({ baseUrl: '/api' });
export const options = { baseUrl: '/api', partnerKey: 'pk_…', storagePrefix: 'lectern_' };
export const paths = { course: (id: string) => `/training/${id}` };
export declare const course: Course;
export declare const facets: CourseFacets;
export declare const filters: CourseFilterValues;
export declare const host: HTMLElement;
export declare const id: string;
export declare const search: CourseSearch;
export declare const setFilters: (filters: CourseFilterValues) => void;
export declare const setPage: (page: number) => void;
export declare const setQuery: (query: string) => void;
export declare const setSort: (sort: CourseSearch['sort']) => void;
export declare const openYourSignIn: () => void;
export declare const record: (event: object) => Promise<void>;
export declare const useToast: () => (text: string) => void;

/** Of the reader's router. */
interface Router {
  push(to: string, options?: { replace?: boolean }): void;
  replace(to: string): void;
}
export declare const router: Router;
export declare const useRouter: () => Router;
export declare const RouterLink: (props: { to: string; children?: ReactNode }) => ReactNode;
export declare const NextLink: (props: { href: string; children?: ReactNode }) => ReactNode;
export declare const useBlocker: (decide: (step: { historyAction: string }) => boolean) => {
  state: 'blocked' | 'unblocked';
  proceed: () => void;
};

/** Of the reader's design system. */
export declare const Heading: (props: { size: string; children?: ReactNode }) => ReactNode;
export declare const YourButton: (props: { tone: string; children?: ReactNode }) => ReactNode;
export declare const YourCard: (props: { course: Course; imageLoading?: 'eager' | 'lazy' | undefined }) => ReactNode;
export declare const YourCardSkeleton: () => ReactNode;
export declare const ProviderForm: (props: {
  amount: number;
  disabled: boolean;
  onToken: (token: string) => void;
}) => ReactNode;
export declare const Training: () => ReactNode;
export const Level = () => <em />;
