import type {
  AuthoredQuestion,
  AuthoredQuiz,
  CaptionTrack,
  Category,
  LectureType,
  Partner,
  ReceivedSubmission,
  Review,
  UserNotification,
  VideoPreparation,
  VideoStream,
} from '../schemas/index.ts';

/** A course as the mock API stores it. */
export interface MockCourse {
  _id: string;
  title: string;
  description: string;
  price: number;
  categoryId: string;
  creatorId: { _id: string; firstName: string; lastName: string; bio: string };
  level: string;
  status: 'draft' | 'published' | 'archived';
  lastUpdated: string;
  numberOfReviews: number;
  averageRating: number;
  imageUrl: string | undefined;
  videoPreviewUrl?: string;
  learningObjectives?: string[];
  requirements?: string[];
  targetAudience?: string[];
  sections: MockSection[];
}

export interface MockSection {
  _id: string;
  title: string;
  lectures: MockLecture[];
}

/** A lecture as the mock API stores it; `duration` is in seconds. */
export interface MockLecture {
  _id: string;
  title: string;
  type: LectureType;
  duration: number;
  contentUrl?: string;
  stream?: VideoStream;
  /** For the author only. */
  preparation?: VideoPreparation;
  textContent?: string;
  captions?: CaptionTrack[];
  /** Published unless set to false. */
  isPublished?: boolean;
  isFree?: boolean;
}

/** An account as the mock API stores it. */
export interface MockUser {
  userId: string;
  role: 'learner' | 'instructor' | 'admin';
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  bio?: string;
  belief?: string;
  profilePicture?: string | null;
}

/** The initial data of a mock API. */
export interface MockSeed {
  categories: Category[];
  courses: MockCourse[];
  users: MockUser[];
  enrollments: { userId: string; courseId: string }[];
  quizzes: AuthoredQuiz[];
  reviews: (Review & { courseId: string; authorId: string })[];
  submissions: (ReceivedSubmission & { lectureId: string; authorId: string })[];
  notifications: (UserNotification & { userId: string })[];
  partners: Partner[];
}

/** A 24-character id that is the same in every run. */
export const mockId = (kind: number, number: number): string =>
  kind.toString(16).padStart(8, '0') + number.toString(16).padStart(16, '0');

/** Ids of the seed by name. Sections, lectures and the quiz belong to the first course, Reading Weather Maps. */
export const seedIds = {
  categories: { skyAndSea: mockId(1, 1), kitchen: mockId(1, 2), workshop: mockId(1, 3) },
  users: { learner: mockId(2, 1), instructor: mockId(2, 2), admin: mockId(2, 3) },
  courses: {
    weatherMaps: mockId(3, 1),
    breadWithPatience: mockId(3, 2),
    bicycleRepair: mockId(3, 3),
    starCharts: mockId(3, 4),
    pickles: mockId(3, 5),
    onePan: mockId(3, 8),
    /** Not used by any course. */
    missing: mockId(3, 999),
  },
  sections: { firstSteps: mockId(4, 11), goingFurther: mockId(4, 12) },
  lectures: {
    video: mockId(5, 101),
    text: mockId(5, 102),
    secondText: mockId(5, 103),
    quiz: mockId(5, 104),
    assignment: mockId(5, 105),
  },
  quizzes: { weatherMaps: mockId(6, 1) },
  partners: { magazine: mockId(7, 1) },
} as const;

const subjects: [title: string, category: number, price: number, reviews: number, rating: number][] = [
  ['Reading Weather Maps', 0, 1299.5, 118, 4.7],
  ['Bread With Patience', 1, 0, 12, 4.5],
  ['Bicycle Repair at Home', 2, 499, 100, 4.4],
  ['Star Charts for City Skies', 0, 899, 6, 4.8],
  ['Pickles, Ferments and Time', 1, 349, 0, 0],
  ['Knots That Hold', 2, 0, 31, 4.2],
  ['Clouds and What They Say', 0, 749, 9, 4.1],
  ['One Pan, Thirty Suppers', 1, 1099, 54, 4.6],
  ['Wood Joints by Hand', 2, 1599, 23, 4.9],
  ['Tides for Walkers', 0, 0, 4, 3.9],
  ['Knife Skills Without Fear', 1, 599, 17, 4.3],
  ['Mending Clothes to Last', 2, 449, 8, 4.5],
];

const paragraphs = [
  'Begin with what you can see from where you stand. Write three things down before you look anything up.',
  'Now compare your notes with the reference. Where they differ, do not correct the notes: ask what made you see it that way.',
  'Repeat this on three days. The differences shrink, and what is left of them is the part worth studying.',
];

/** What the first course says about itself; the others have written nothing. */
const ownLists = {
  learningObjectives: ['Read a pressure map at a glance', 'Tell a warm front from a cold one'],
  requirements: ["Today's weather map, from any newspaper"],
  targetAudience: ['Walkers, gardeners and sailors'],
};

/** A small marketplace: 3 categories, 12 courses, one account of each role. Every call gets a fresh copy. */
export function createMockSeed(): MockSeed {
  const categories = ['Sky and Sea', 'Kitchen', 'Workshop'].map((name, index) => ({
    _id: mockId(1, index + 1),
    name,
    slug: name.toLowerCase().replace(/\s+/g, '-'),
  }));
  const users = (['learner', 'instructor', 'admin'] as const).map((role, index) => ({
    userId: mockId(2, index + 1),
    role,
    firstName: ['Lena', 'Ivo', 'Ada'][index] as string,
    lastName: ['Learner', 'Instructor', 'Admin'][index] as string,
    email: `${role}@lectern.example`,
    password: 'lectern-demo',
    ...(role === 'instructor' ? { bio: 'Teaches what he does every week.', belief: 'Walk first, then talk.' } : {}),
  }));
  const courses = subjects.map(([title, categoryIndex, price, numberOfReviews, averageRating], index): MockCourse => {
    const number = index + 1;
    const lecture = (place: number, type: LectureType, name: string): MockLecture => ({
      _id: mockId(5, number * 100 + place),
      title: name,
      type,
      duration: type === 'video' ? 24 : 300,
      ...(type === 'video' ? { contentUrl: '/media/welcome.webm' } : {}),
      ...(type === 'assignment'
        ? { contentUrl: 'https://example.com/brief', textContent: '<p>Show what you made, in words or by a link.</p>' }
        : {}),
      ...(type === 'text' ? { textContent: paragraphs.map((text) => `<p>${text}</p>`).join('') } : {}),
    });
    return {
      _id: mockId(3, number),
      title,
      description: `${title}: a short course that starts with what you already have at home and ends with something you can show.`,
      price,
      categoryId: mockId(1, categoryIndex + 1),
      creatorId: {
        _id: seedIds.users.instructor,
        firstName: 'Ivo',
        lastName: 'Instructor',
        bio: 'Teaches what he does every week.',
      },
      level: ['Beginner', 'Intermediate', 'Advanced'][index % 3] as string,
      status: 'published',
      lastUpdated: '2026-08-14T00:00:00.000Z',
      numberOfReviews,
      averageRating,
      imageUrl: undefined,
      ...(index === 0 ? ownLists : {}),
      sections: [
        {
          _id: mockId(4, number * 10 + 1),
          title: 'First steps',
          lectures: [lecture(1, 'video', 'What you will make'), lecture(2, 'text', 'Looking closely')],
        },
        {
          _id: mockId(4, number * 10 + 2),
          title: 'Going further',
          lectures: [
            lecture(3, 'text', 'Doing it again'),
            lecture(4, 'quiz', 'What you remember'),
            lecture(5, 'assignment', 'Something to show'),
          ],
        },
      ],
    };
  });
  const quizzes = courses.map((_, index) => quizOf(mockId(6, index + 1), mockId(5, (index + 1) * 100 + 4)));
  return {
    categories,
    courses,
    users,
    enrollments: [{ userId: seedIds.users.learner, courseId: seedIds.courses.weatherMaps }],
    quizzes,
    reviews: [],
    submissions: [],
    notifications: [],
    partners: [
      {
        _id: seedIds.partners.magazine,
        name: 'The Garden Magazine',
        key: 'pk_gardenMagazine0000000000',
        testKey: 'pk_test_gardenMagazine0000000000',
        origins: ['https://garden.example', 'https://www.garden.example'],
        state: 'active',
        ownerEmail: undefined,
        createdAt: '2026-01-05T09:00:00.000Z',
      },
    ],
  };
}

/** One question of each type. */
function quizOf(_id: string, lectureId: string): AuthoredQuiz {
  const question = (order: number, fields: Pick<AuthoredQuestion, 'text' | 'type'> & Partial<AuthoredQuestion>) => ({
    _id: `${_id.slice(0, 22)}${String(order + 10)}`,
    quizId: _id,
    order,
    points: 1,
    options: [],
    correctAnswer: '',
    ...fields,
  });
  return {
    _id,
    lectureId,
    title: 'What you remember',
    description: 'Three questions about what you have just done.',
    passPercentage: 70,
    isPublished: false,
    isFinished: true,
    questions: [
      question(0, {
        text: 'What comes before looking anything up?',
        type: 'multiple-choice',
        options: [
          { text: 'Writing down what one sees', isCorrect: true },
          { text: 'Asking somebody else', isCorrect: false },
          { text: 'Buying an instrument', isCorrect: false },
        ],
      }),
      question(1, {
        text: 'Notes are corrected where they differ from the reference.',
        type: 'true-false',
        correctAnswer: 'false',
      }),
      question(2, {
        text: 'On how many days is it repeated? Write the number as a word.',
        type: 'short-answer',
        correctAnswer: 'three',
      }),
    ],
  };
}
