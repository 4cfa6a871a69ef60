import { CoverImage, Icon, icons, TextLecture, useLectern, useLectureSample } from '@lectern/react';
import type { CourseDetail, LectureSample } from '@lectern/sdk';
import { catalogueWords, embedWords, sampleWords } from '@lectern/sdk/words';
import { OpenLink } from './OpenLink.tsx';

interface FragmentSampleProps {
  course: CourseDetail;
  lecture: string;
}

/** A free lesson: a text to read in the page, or what opens a video or a question. The lesson is in the query cache. */
export function FragmentSample({ course, lecture }: FragmentSampleProps) {
  const { t, formats, paths } = useLectern('FragmentSample', catalogueWords, sampleWords);
  const { sample, next } = useLectureSample(course, lecture);
  if (!sample) return null;
  const act = next ? t('sample.next', { number: next.number }) : t('sample.course');
  const query = next ? `?lecture=${next.lecture._id}` : '';
  return (
    <div className="lectern-lecture-sample" data-course={course._id} data-lectern-state="none">
      <div className="lectern-lecture-sample-title">
        <p className="lectern-lecture-sample-kind">
          <span className="lectern-lecture-sample-badge">{t('sample.free')}</span>
          <span>
            {sample.question ? t('sample.oneOf') : t(`lecture.${sample.type}`)}
            {!sample.question && sample.duration > 0 && ` · ${formats.duration(sample.duration)}`}
          </span>
        </p>
        <h3 dir="auto">{sample.title}</h3>
      </div>
      <Content course={course} sample={sample} />
      <div className="lectern-lecture-sample-next">
        {next && <p dir="auto">{t('sample.nextTitle', { number: next.number, title: next.lecture.title })}</p>}
        <OpenLink view="checkout" when="none in-cart" href={paths.checkout(course._id)} variant="primary">
          {t('sample.button', { act, price: formats.price(course.price) })}
        </OpenLink>
        <OpenLink
          view="player"
          when="owned"
          lecture={next?.lecture._id}
          href={`${paths.learning(course._id)}${query}`}
          variant="primary"
        >
          {act}
        </OpenLink>
      </div>
    </div>
  );
}

function Content({ course, sample }: { course: CourseDetail; sample: LectureSample }) {
  const { t, paths } = useLectern('FragmentSample', embedWords);
  const opens = { view: 'sample', lecture: sample._id, href: paths.course(course._id) } as const;
  if (sample.type === 'text') {
    return <TextLecture html={sample.textContent ?? ''} className="lectern-lecture-sample-text" />;
  }
  if (sample.question) {
    return (
      <div className="lectern-sample-question">
        <p dir="auto">{sample.question.text}</p>
        <OpenLink {...opens}>{t('embed.answerSample')}</OpenLink>
      </div>
    );
  }
  const picture = sample.posterUrl ? { src: sample.posterUrl } : { course };
  return (
    <div className="lectern-sample-video">
      <CoverImage {...picture} sizes="(min-width: 60em) 60rem, 100vw" className="lectern-sample-picture" />
      <OpenLink {...opens}>
        <Icon shape={icons.play} />
        {t('embed.playSample')}
      </OpenLink>
    </div>
  );
}
