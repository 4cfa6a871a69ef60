import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Cart } from '../../components/cart/index.ts';
import { Checkout } from '../../components/checkout/index.ts';
import { ContentManager } from '../../components/content-manager/index.ts';
import { CourseDetail } from '../../components/course-detail/index.ts';
import { CourseForm } from '../../components/course-form/index.ts';
import { CourseList } from '../../components/course-list/index.ts';
import { CoursePlayer } from '../../components/course-player/index.ts';
import { InstructorDashboard } from '../../components/instructor-dashboard/index.ts';
import { LearnerDashboard } from '../../components/learner-dashboard/index.ts';
import { NotFound } from '../../components/not-found/index.ts';
import { OrderReceipt } from '../../components/orders/index.ts';
import { SignIn } from '../../components/sign-in/index.ts';
import { SignUp } from '../../components/sign-up/index.ts';
import type { CheckoutItem } from '../../hooks/shop/useCheckout.ts';
import type { Navigate } from '../../provider/context.ts';
import { currentPath } from '../../provider/paths.ts';
import { NAVIGATE_EVENT } from '../StoryLink.tsx';

interface Place {
  /** The path and query of the open page. */
  to: string;
  state?: unknown;
}
type Page = (id: string, place: Place) => ReactNode;

const queryOf = ({ to }: Place) => new URL(to, 'https://flow.example').searchParams;

/** The pages of a flow, by the paths of the marketplace's own site. */
const pages: Record<string, Page> = {
  '/course': () => <CourseList search={{}} hasHeading />,
  '/course/:id': (id) => <CourseDetail courseId={id} />,
  '/course/:id/learning': (id, place) => (
    <CoursePlayer courseId={id} lectureId={queryOf(place).get('lecture') ?? undefined} />
  ),
  '/login': (_, place) => <SignIn from={queryOf(place).get('next')} />,
  '/signup': (_, place) => <SignUp from={queryOf(place).get('next')} />,
  '/dashboard': () => <LearnerDashboard />,
  '/cart': () => <Cart />,
  '/checkout': (_, place) => (
    <Checkout
      items={(place.state as { items?: readonly CheckoutItem[] } | undefined)?.items}
      courseId={queryOf(place).get('course') ?? undefined}
    />
  ),
  '/orders/:id': (id) => <OrderReceipt orderId={id} />,
  '/instructor': () => <InstructorDashboard />,
  '/instructor/course/new': () => <CourseForm />,
  '/instructor/course/edit/:id': (id) => <CourseForm courseId={id} />,
  '/instructor/course/:id/content': (id) => <ContentManager courseId={id} />,
};

const ID = /^[0-9a-f]{24}$/;

function pageOf(place: Place): ReactNode {
  const steps = new URL(place.to, 'https://flow.example').pathname.split('/');
  const path = steps.map((step) => (ID.test(step) ? ':id' : step)).join('/');
  return pages[path]?.(steps.find((step) => ID.test(step)) ?? '', place) ?? <NotFound />;
}

const isSigningIn = ({ to }: Place) => /^\/(login|signup)/.test(to);

/** A site of a few widgets in memory: a link or a step of a widget opens the page in the same story. */
export function FlowSite({ start }: { start: string }) {
  const [{ place }, setSite] = useState<{ place: Place; left: Place }>({ place: { to: start }, left: { to: start } });
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const go = (event: Event) => {
      const [to, options] = (event as CustomEvent<Parameters<Navigate>>).detail;
      // Widgets know the address of the story, not that of the page in it.
      const isBack = to === currentPath();
      setSite(({ left }) => {
        const next = isBack ? left : { to, state: options?.state };
        return { place: next, left: isSigningIn(next) ? left : next };
      });
    };
    const story = ref.current?.closest('.lectern-story');
    story?.addEventListener(NAVIGATE_EVENT, go);
    return () => story?.removeEventListener(NAVIGATE_EVENT, go);
  }, []);
  return (
    <div ref={ref} key={place.to}>
      {pageOf(place)}
    </div>
  );
}
