import type { FormRules } from '../testing/formRules.ts';

/** One rule of §5: the form, values that break it, the field and message of the error, and values that just pass. */
export interface RuleCase {
  line: string;
  form: keyof FormRules;
  breaks: readonly Record<string, unknown>[];
  holds: readonly Record<string, unknown>[];
  field: string;
  text: string;
}

const id = 'a'.repeat(24);
const of = (length: number) => 'x'.repeat(length);
const MB = 1_048_576;
const fileOf = (size: number, type: string, name = 'file') => ({ size, type, name });
const course = { title: of(5), description: of(20), price: '', category: id };
const section = { courseId: id, title: of(3) };
const lecture = { courseId: id, sectionId: id, title: of(3), type: 'quiz' };
const video = { ...lecture, type: 'video', contentUrl: 'https://example.com/a.mp4' };
const choice = { text: of(5), type: 'multiple-choice', options: [{ text: 'ab', isCorrect: true }, { text: 'cd' }] };
const quiz = { title: of(3), questions: [choice] };
const contact = { name: 'Lena', email: 'a@b', subject: 'Hello', message: 'Hi' };
const profile = { firstName: 'Lena', lastName: 'L' };
const passwords = { currentPassword: 'old', newPassword: 'abcdef', confirmPassword: 'abcdef' };
const signUp = { firstName: 'Lena', lastName: 'L', email: 'a@b', password: 'abcdef' };
const options = (...texts: string[]) => texts.map((text, index) => ({ text, isCorrect: index === 0 }));
const images = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'];
const videos = [
  ['video/mp4', 'mp4'],
  ['video/x-msvideo', 'avi'],
  ['video/quicktime', 'mov'],
  ['video/x-ms-wmv', 'wmv'],
  ['video/x-flv', 'flv'],
  ['video/webm', 'webm'],
  ['video/x-matroska', 'mkv'],
] as const;

/** Every rule of §5 that a form checks, at n − 1, n and n + 1 if it has a limit. */
export const ruleCases: readonly RuleCase[] = [
  {
    line: 'Login: all fields are required',
    form: 'signInDraft',
    breaks: [{ email: ' ', password: 'x' }],
    holds: [{ email: 'a@b', password: 'x' }],
    field: 'email',
    text: 'Please enter your email address.',
  },
  {
    line: 'Login: all fields are required',
    form: 'signInDraft',
    breaks: [{ email: 'a@b', password: '' }],
    holds: [{ email: 'a@b', password: ' ' }],
    field: 'password',
    text: 'Please enter your password.',
  },
  {
    line: 'Sign-up: all fields are required',
    form: 'signUpDraft',
    breaks: [{ ...signUp, firstName: ' ' }],
    holds: [signUp],
    field: 'firstName',
    text: 'Please enter your first name.',
  },
  {
    line: 'Sign-up: all fields are required',
    form: 'signUpDraft',
    breaks: [{ ...signUp, lastName: '' }],
    holds: [signUp],
    field: 'lastName',
    text: 'Please enter your last name.',
  },
  {
    line: 'Sign-up: at least 6 characters',
    form: 'signUpDraft',
    breaks: [{ ...signUp, password: of(5) }],
    holds: [
      { ...signUp, password: of(6) },
      { ...signUp, password: of(7) },
    ],
    field: 'password',
    text: 'Password must be at least 6 characters long.',
  },
  {
    line: 'Sign-up offers learner or instructor; admin cannot be chosen',
    form: 'signUpDraft',
    breaks: [{ ...signUp, role: 'admin' }],
    holds: [
      { ...signUp, role: 'learner' },
      { ...signUp, role: 'instructor' },
    ],
    field: 'role',
    text: 'Please choose learner or instructor.',
  },
  {
    line: 'Forgot password: the email must contain an at-sign',
    form: 'forgotPasswordDraft',
    breaks: [{ email: 'nobody' }, { email: '' }],
    holds: [{ email: 'a@' }, { email: 'a@b' }],
    field: 'email',
    text: 'Please enter a valid email address.',
  },
  ...(
    [
      ['name', 'Please enter your name.'],
      ['email', 'Please enter your email address.'],
      ['subject', 'Please enter a subject.'],
      ['message', 'Please enter a message.'],
    ] as const
  ).map(
    ([field, text]): RuleCase => ({
      line: `Contact form: ${field} is required`,
      form: 'contactDraft',
      breaks: [{ ...contact, [field]: '  ' }],
      holds: [contact],
      field,
      text,
    }),
  ),
  {
    line: 'Support form: a category of general, technical, billing, course or account',
    form: 'supportDraft',
    breaks: [{ ...contact, category: 'other' }, contact],
    holds: ['general', 'technical', 'billing', 'course', 'account'].map((category) => ({ ...contact, category })),
    field: 'category',
    text: 'Please choose a category.',
  },
  {
    line: 'Newsletter: an email',
    form: 'newsletterDraft',
    breaks: [{ email: 'nobody' }],
    holds: [{ email: 'a@b' }],
    field: 'email',
    text: 'Please enter a valid email address.',
  },
  {
    line: 'Profile image: JPEG, JPG, PNG, GIF or WebP only; by extension where the type is empty',
    form: 'profileDraft',
    breaks: [
      { ...profile, profilePicture: fileOf(1, 'image/svg+xml', 'a.png') },
      { ...profile, profilePicture: fileOf(1, '', 'a.svg') },
      { ...profile, profilePicture: fileOf(1, '', 'png') },
    ],
    holds: [
      ...images.map((type) => ({ ...profile, profilePicture: fileOf(1, type) })),
      { ...profile, profilePicture: fileOf(1, '', 'A.JPEG') },
    ],
    field: 'profilePicture',
    text: 'Please select a valid image file (JPEG, PNG, GIF, or WebP).',
  },
  {
    line: 'Profile image: at most 5 MB',
    form: 'profileDraft',
    breaks: [{ ...profile, profilePicture: fileOf(5 * MB + 1, 'image/png') }],
    holds: [
      { ...profile, profilePicture: fileOf(5 * MB, 'image/png') },
      { ...profile, profilePicture: fileOf(5 * MB - 1, 'image/png') },
    ],
    field: 'profilePicture',
    text: 'Please select an image smaller than 5MB.',
  },
  {
    line: 'Change password: the new password and confirmation must match',
    form: 'passwordDraft',
    breaks: [{ ...passwords, confirmPassword: 'abcdeF' }],
    holds: [passwords],
    field: 'confirmPassword',
    text: 'New password and confirmation do not match.',
  },
  {
    line: 'Change password: at least 6 characters',
    form: 'passwordDraft',
    breaks: [{ ...passwords, newPassword: of(5), confirmPassword: of(5) }],
    holds: [6, 7].map((length) => ({ ...passwords, newPassword: of(length), confirmPassword: of(length) })),
    field: 'newPassword',
    text: 'New password must be at least 6 characters long.',
  },
  {
    line: 'Checkout: at least one item',
    form: 'orderDraft',
    breaks: [{ courseIds: [], amount: 1, currency: 'INR', paymentMethodNonce: 'n', idempotencyKey: 'key-of-order' }],
    holds: [{ courseIds: [id], amount: 1, currency: 'INR', paymentMethodNonce: 'n', idempotencyKey: 'key-of-order' }],
    field: 'courseIds',
    text: 'No items to purchase.',
  },
  {
    line: 'Assignment submission: text or URL required',
    form: 'assignmentDraft',
    breaks: [{ submissionText: ' ', submissionUrl: '' }, {}],
    holds: [{ submissionText: 'x' }, { submissionUrl: 'https://example.com' }],
    field: 'submissionText',
    text: 'Please provide either text or a URL for your submission.',
  },
  {
    line: 'Course title: at least 5 characters',
    form: 'courseDraft',
    breaks: [
      { ...course, title: of(4) },
      { ...course, title: `  ${of(4)}  ` },
    ],
    holds: [course, { ...course, title: of(6) }],
    field: 'title',
    text: 'Title must be at least 5 characters long.',
  },
  {
    line: 'Course description: at least 20 characters',
    form: 'courseDraft',
    breaks: [{ ...course, description: of(19) }],
    holds: [course, { ...course, description: of(21) }],
    field: 'description',
    text: 'Description must be at least 20 characters long.',
  },
  {
    line: 'Course category required',
    form: 'courseDraft',
    breaks: [
      { ...course, category: '' },
      { ...course, category: undefined },
    ],
    holds: [course],
    field: 'category',
    text: 'Please select a category.',
  },
  {
    line: 'Course price: minimum 0',
    form: 'courseDraft',
    breaks: [
      { ...course, price: '-0.01' },
      { ...course, price: -1 },
    ],
    holds: [{ ...course, price: '0' }, { ...course, price: '0.01' }, { ...course, price: '.5' }, course],
    field: 'price',
    text: 'Price must be a non-negative number.',
  },
  {
    line: 'Course price: digits and one decimal point only',
    form: 'courseDraft',
    breaks: ['1.2.3', '12a', '1e3', '1,000', '₹5'].map((price) => ({ ...course, price })),
    holds: [{ ...course, price: '1299.50' }],
    field: 'price',
    text: 'Price can contain only digits and one decimal point.',
  },
  {
    line: 'Course price: step 0.01',
    form: 'courseDraft',
    breaks: [
      { ...course, price: '0.001' },
      { ...course, price: 1.005 },
    ],
    holds: [
      { ...course, price: 0.29 },
      { ...course, price: '1.10' },
    ],
    field: 'price',
    text: 'Price can have at most 2 decimal places.',
  },
  {
    line: 'Course price: what a database can hold',
    form: 'courseDraft',
    breaks: [{ ...course, price: '10000000.01' }],
    holds: [{ ...course, price: '10000000' }],
    field: 'price',
    text: 'Price must be at most 10,000,000.',
  },
  {
    line: 'Course status: draft, published or archived',
    form: 'courseDraft',
    breaks: [{ ...course, status: 'hidden' }],
    holds: ['draft', 'published', 'archived'].map((status) => ({ ...course, status })),
    field: 'status',
    text: 'Status must be draft, published or archived.',
  },
  {
    line: 'Course image: JPEG, JPG, PNG, GIF or WebP',
    form: 'courseDraft',
    breaks: [{ ...course, courseImage: fileOf(1, 'image/avif') }],
    holds: images.map((type) => ({ ...course, courseImage: fileOf(1, type) })),
    field: 'courseImage',
    text: 'Please select a valid image file (JPEG, PNG, GIF, or WebP).',
  },
  {
    line: 'Course image: at most 10 MB',
    form: 'courseDraft',
    breaks: [{ ...course, courseImage: fileOf(10 * MB + 1, 'image/png') }],
    holds: [{ ...course, courseImage: fileOf(10 * MB, 'image/png') }],
    field: 'courseImage',
    text: 'Please select an image smaller than 10MB.',
  },
  {
    line: 'Review: the comment must be non-empty',
    form: 'reviewDraft',
    breaks: [{ courseId: id, comment: '  ' }],
    holds: [{ courseId: id, comment: 'x' }],
    field: 'comment',
    text: 'Review comment cannot be empty.',
  },
  {
    line: 'Review: rating 1 to 5',
    form: 'reviewDraft',
    breaks: [0, 6, 1.5].map((rating) => ({ courseId: id, comment: 'x', rating })),
    holds: [1, 2, 4, 5].map((rating) => ({ courseId: id, comment: 'x', rating })),
    field: 'rating',
    text: 'Please choose 1 to 5 stars.',
  },
  {
    line: 'Section title: at least 3 characters',
    form: 'sectionDraft',
    breaks: [{ ...section, title: of(2) }],
    holds: [section, { ...section, title: of(4) }],
    field: 'title',
    text: 'Section title must be at least 3 characters long.',
  },
  {
    line: 'Section order: a non-negative integer, coerced',
    form: 'sectionDraft',
    breaks: [-1, 0.5, 'one'].map((order) => ({ ...section, order })),
    holds: [{ ...section, order: 0 }, { ...section, order: '1' }, section],
    field: 'order',
    text: 'Order must be a non-negative integer.',
  },
  {
    line: 'Section: the course id must be a 24-character hex id',
    form: 'sectionDraft',
    breaks: [of(24), 'a'.repeat(23), 'a'.repeat(25)].map((courseId) => ({ ...section, courseId })),
    holds: [section],
    field: 'courseId',
    text: "This isn't a valid id.",
  },
  {
    line: 'Lecture title: 3 to 150 characters',
    form: 'lectureDraft',
    breaks: [
      { ...lecture, title: of(2) },
      { ...lecture, title: of(151) },
    ],
    holds: [3, 4, 149, 150].map((length) => ({ ...lecture, title: of(length) })),
    field: 'title',
    text: 'Lecture title must be between 3 and 150 characters.',
  },
  {
    line: 'Lecture order: a non-negative integer',
    form: 'lectureDraft',
    breaks: [{ ...lecture, order: -1 }],
    holds: [
      { ...lecture, order: 0 },
      { ...lecture, order: '1' },
    ],
    field: 'order',
    text: 'Order must be a non-negative integer.',
  },
  {
    line: 'Lecture: the section id must be a 24-character hex id',
    form: 'lectureDraft',
    breaks: [{ ...lecture, sectionId: 'a'.repeat(23) }],
    holds: [lecture],
    field: 'sectionId',
    text: "This isn't a valid id.",
  },
  {
    line: 'Lecture type: video, text, quiz or assignment',
    form: 'lectureDraft',
    breaks: [{ ...lecture, type: 'audio' }],
    holds: [lecture],
    field: 'type',
    text: 'Lecture type must be video, text, quiz or assignment.',
  },
  {
    line: 'Video: a URL or an uploaded file is required',
    form: 'lectureDraft',
    breaks: [
      { ...video, contentUrl: '' },
      { ...lecture, type: 'video' },
    ],
    holds: [video, { ...lecture, type: 'video', videoFile: fileOf(1, 'video/mp4') }],
    field: 'contentUrl',
    text: 'Video lectures require either a URL or an uploaded video file.',
  },
  {
    line: 'Video: a URL must be http(s)',
    form: 'lectureDraft',
    breaks: ['javascript:alert(1)', 'ftp://example.com/a', '//example.com/a', 'a.mp4'].map((contentUrl) => ({
      ...video,
      contentUrl,
    })),
    holds: [video, { ...video, contentUrl: 'HTTP://example.com' }],
    field: 'contentUrl',
    text: 'Please provide a valid URL (e.g., https://example.com).',
  },
  {
    line: 'Video: the duration must be a positive integer in seconds',
    form: 'lectureDraft',
    breaks: [0, '0', -1, 1.5, 'long'].map((duration) => ({ ...video, duration })),
    holds: [{ ...video, duration: 1 }, { ...video, duration: '61' }, { ...video, duration: '' }, video],
    field: 'duration',
    text: 'Duration must be a positive integer in seconds.',
  },
  {
    line: 'Video file types',
    form: 'lectureDraft',
    breaks: [
      { ...video, videoFile: fileOf(1, 'video/ogg') },
      { ...video, videoFile: fileOf(1, '', 'a.ogv') },
    ],
    holds: videos.flatMap(([type, extension]) => [
      { ...video, videoFile: fileOf(1, type) },
      { ...video, videoFile: fileOf(1, '', `a.${extension}`) },
    ]),
    field: 'videoFile',
    text: 'Please select a valid video file (MP4, AVI, MOV, WMV, FLV, WebM, or MKV).',
  },
  {
    line: 'Video file: at most 500 MB',
    form: 'lectureDraft',
    breaks: [{ ...video, videoFile: fileOf(500 * MB + 1, 'video/mp4') }],
    holds: [{ ...video, videoFile: fileOf(500 * MB, 'video/mp4') }],
    field: 'videoFile',
    text: 'Please select a video smaller than 500MB.',
  },
  {
    line: 'Text lecture: content at least 10 characters',
    form: 'lectureDraft',
    breaks: [
      of(9),
      '<p>xxx</p>',
      '<p>&nbsp; &nbsp; &nbsp; &nbsp; &nbsp; abc</p>',
      `<p><strong><em>${of(9)}</em></strong></p>`,
      '<img src="https://example.com/a.png" alt="A picture of the sea">',
    ].map((textContent) => ({ ...lecture, type: 'text', textContent })),
    holds: [of(10), of(11), `<p><strong>${of(5)}</strong>${of(5)}</p>`, '<p>1 &lt; 2 &amp;&amp; 3</p>'].map(
      (textContent) => ({ ...lecture, type: 'text', textContent }),
    ),
    field: 'textContent',
    text: 'Text content must be at least 10 characters long.',
  },
  {
    line: 'Assignment lecture: a valid http(s) URL',
    form: 'lectureDraft',
    breaks: [
      { ...lecture, type: 'assignment' },
      { ...lecture, type: 'assignment', contentUrl: 'brief' },
    ],
    holds: [{ ...lecture, type: 'assignment', contentUrl: 'https://example.com' }],
    field: 'contentUrl',
    text: 'Please provide a valid URL (e.g., https://example.com).',
  },
  {
    line: 'Quiz title: at least 3 characters',
    form: 'quizDraft',
    breaks: [{ ...quiz, title: of(2) }],
    holds: [quiz, { ...quiz, title: of(4) }],
    field: 'title',
    text: 'Quiz title must be at least 3 characters long.',
  },
  {
    line: 'Quiz: at least one question',
    form: 'quizDraft',
    breaks: [{ ...quiz, questions: [] }],
    holds: [quiz, { ...quiz, questions: [choice, choice] }],
    field: 'questions',
    text: 'Please add at least one question.',
  },
  {
    line: 'Quiz: pass percentage 0 to 100',
    form: 'quizDraft',
    breaks: [-1, 101].map((passPercentage) => ({ ...quiz, passPercentage })),
    holds: [0, 1, 99, 100].map((passPercentage) => ({ ...quiz, passPercentage })),
    field: 'passPercentage',
    text: 'Pass percentage must be between 0 and 100.',
  },
  {
    line: 'Question text: at least 5 characters',
    form: 'questionDraft',
    breaks: [{ ...choice, text: of(4) }],
    holds: [choice, { ...choice, text: of(6) }],
    field: 'text',
    text: 'Question text must be at least 5 characters long.',
  },
  {
    line: 'Multiple choice: at least 2 non-empty options',
    form: 'questionDraft',
    breaks: [
      { ...choice, options: options('ab') },
      { ...choice, options: options('ab', '', ' ') },
    ],
    holds: [choice, { ...choice, options: options('ab', 'cd', 'ef') }],
    field: 'options',
    text: 'Please provide at least 2 options.',
  },
  {
    line: 'Multiple choice: each option at least 2 characters',
    form: 'questionDraft',
    breaks: [{ ...choice, options: options('ab', 'c') }],
    holds: [{ ...choice, options: options('ab', 'cd') }],
    field: 'options.1.text',
    text: 'Each option must be at least 2 characters long.',
  },
  {
    line: 'Multiple choice: options are matched by text, so none may come twice',
    form: 'questionDraft',
    breaks: [{ ...choice, options: options('ab', 'AB') }],
    holds: [choice],
    field: 'options.1.text',
    text: 'Each option must be different.',
  },
  {
    line: 'Multiple choice: at least one marked correct',
    form: 'questionDraft',
    breaks: [{ ...choice, options: [{ text: 'ab' }, { text: 'cd' }] }],
    holds: [{ ...choice, options: options('ab', 'cd').map((option) => ({ ...option, isCorrect: true })) }],
    field: 'options',
    text: 'Please mark at least one option as correct.',
  },
  {
    line: "True/false: the answer must be 'true' or 'false'",
    form: 'questionDraft',
    breaks: [
      { ...choice, type: 'true-false' },
      { ...choice, type: 'true-false', correctAnswer: 'yes' },
    ],
    holds: ['true', 'false'].map((correctAnswer) => ({ ...choice, type: 'true-false', correctAnswer })),
    field: 'correctAnswer',
    text: 'The answer must be true or false.',
  },
  {
    line: 'Short answer: a non-empty correct answer',
    form: 'questionDraft',
    breaks: [{ ...choice, type: 'short-answer', correctAnswer: ' ' }],
    holds: [{ ...choice, type: 'short-answer', correctAnswer: 'x' }],
    field: 'correctAnswer',
    text: 'Please enter the correct answer.',
  },
  {
    line: 'Points: at least 1',
    form: 'questionDraft',
    breaks: [{ ...choice, points: 0 }],
    holds: [{ ...choice, points: 1 }, { ...choice, points: 2 }, choice],
    field: 'points',
    text: 'Points must be at least 1.',
  },
  {
    line: 'Grade: out of 100',
    form: 'gradeDraft',
    breaks: [{ grade: -1 }, { grade: 101 }],
    holds: [0, 1, 99, 100].map((grade) => ({ grade })),
    field: 'grade',
    text: 'Grade must be between 0 and 100.',
  },
  {
    line: 'Filters: prices are numeric; empty and NaN are dropped',
    form: 'filtersDraft',
    breaks: [{ minPrice: '10', maxPrice: '9' }],
    holds: [
      { minPrice: '10', maxPrice: '10' },
      { minPrice: 'cheap', maxPrice: '' },
    ],
    field: 'maxPrice',
    text: 'The maximum price is lower than the minimum.',
  },
];
