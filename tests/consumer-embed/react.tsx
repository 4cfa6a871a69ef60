import { open } from '@lectern/embed';
import type {} from '@lectern/embed/react';

/** A partner's code with the built package: compiled by `npm run check -- package:embed` with the types of React 18 and 19. */

export const page = (
  <lectern-marketplace address="https://market.example" partner-key="pk_1" theme="dark">
    <lectern-course-card course-id="1" className="card" ref={(card: HTMLElement | null) => card?.focus()}>
      <a href="https://market.example/course/1">A course</a>
    </lectern-course-card>
    <lectern-course-list
      limit={6}
      columns="3"
      sort="newest"
      onlectern-purchase={({ detail }) => detail.courseIds.join()}
    />
  </lectern-marketplace>
);

export const wrong = (
  <>
    {/* @ts-expect-error: no such theme */}
    <lectern-marketplace theme="blue" />
    {/* @ts-expect-error: no such attribute */}
    <lectern-course-card price="1" />
    {/* @ts-expect-error: no such element */}
    <lectern-course-carousel />
  </>
);

export async function use(): Promise<void> {
  const card = document.createElement('lectern-course-card');
  card.courseId = '1';
  card.reload();
  await card.ready;
  document.addEventListener('lectern-quiz', ({ detail }) => detail.isPassed && detail.percentage.toFixed());
  document.addEventListener('lectern-open', (event) => {
    if (event.detail.view === 'course') event.detail.params.courseId.trim();
    event.preventDefault();
  });
  await open('checkout', { courseIds: ['1'] });
  await window.lectern?.open('sign-in', {});
  // @ts-expect-error: a quiz needs its lecture
  await open('quiz', { courseId: '1' });
  // @ts-expect-error: no such property
  card.price = '1';
}
