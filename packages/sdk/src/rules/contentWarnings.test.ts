import { describe, expect, it } from 'vitest';
import { contentWarnings } from './contentWarnings.ts';

const lecture = (title: string, type: string, more: object = {}) => ({
  title,
  type,
  isPublished: true,
  captions: [],
  ...more,
});

describe('contentWarnings', () => {
  it('warns about a course without content for learners', () => {
    expect(contentWarnings([])).toEqual([{ kind: 'emptyCourse' }]);
    expect(contentWarnings([{ title: 'One', lectures: [lecture('A draft', 'text', { isPublished: false })] }])).toEqual(
      [{ kind: 'emptyCourse' }],
    );
    expect(contentWarnings([{ title: 'One', lectures: [lecture('A quiz', 'quiz')] }])).toEqual([
      { kind: 'emptyCourse' },
      { kind: 'missingQuizzes', titles: ['A quiz'] },
    ]);
  });

  it('gives a single warning for a section with only a quiz lecture without its quiz', () => {
    const sections = [
      { title: 'Full', lectures: [lecture('Text', 'text')] },
      { title: 'Quiz', lectures: [lecture('No quiz', 'quiz'), lecture('Draft', 'text', { isPublished: false })] },
    ];
    expect(contentWarnings(sections)).toEqual([{ kind: 'missingQuizzes', titles: ['No quiz'] }]);
  });

  it('lists empty sections, quiz lectures without a quiz and videos without captions', () => {
    const url = 'https://media.example/clip.webm';
    const sections = [
      { title: 'Empty', lectures: [] },
      { title: 'Drafts', lectures: [lecture('Draft', 'quiz', { isPublished: false })] },
      {
        title: 'Full',
        lectures: [
          lecture('No quiz', 'quiz'),
          lecture('Quiz', 'quiz', { quizId: 'a' }),
          lecture('Silent', 'video', { contentUrl: url }),
          lecture('Captioned', 'video', { contentUrl: url, captions: [{}] }),
          lecture('Elsewhere', 'video', { contentUrl: 'https://youtu.be/dQw4w9WgXcQ' }),
          lecture('Text', 'text'),
        ],
      },
    ];
    expect(contentWarnings(sections)).toEqual([
      { kind: 'emptySections', titles: ['Empty', 'Drafts'] },
      { kind: 'missingQuizzes', titles: ['No quiz'] },
      { kind: 'missingCaptions', titles: ['Silent'] },
    ]);
    expect(contentWarnings([{ title: 'Done', lectures: [lecture('Text', 'text')] }])).toEqual([]);
  });
});
