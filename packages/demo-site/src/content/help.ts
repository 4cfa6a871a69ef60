import type { Section } from './section.ts';

interface Question {
  question: string;
  answer: string;
}

/** The texts of the contact page. */
export const contact = {
  form: 'Send us a message',
  /** In place of the form without JavaScript, around the link to the help page. */
  noScript: ['This form needs JavaScript. The questions on this page and in ', ' can be read without it.'],
  questions: 'Frequently asked questions',
} as const;

/** The texts of the help page. */
export const help = {
  title: 'Help & Support',
  label: 'Help',
  tabs: { faq: 'FAQ', contact: 'Contact Us', guides: 'User Guides', troubleshooting: 'Troubleshooting' },
  beforeYouWrite: 'Before you contact us',
  search: 'Search help',
  clear: 'Clear search',
  found: { one: '1 answer', other: (count: number) => `${count} answers` },
  none: (text: string) => `No answer mentions “${text}”.`,
  write: 'Write to us',
} as const;

/** Under the contact form. */
export const contactQuestions: readonly Question[] = [
  {
    question: 'How soon will I hear back?',
    answer: 'Within 24 hours. Between 9 AM and 6 PM EST, usually much faster.',
  },
  {
    question: 'Can I ask you about a course?',
    answer:
      "Yes, we'll pass it on to the instructor. The course page is often quicker: it lists what you'll learn, what you need, every lecture and what others thought of it.",
  },
  {
    question: "I'd like to teach here. How do I get started?",
    answer:
      'Choose "Teach" when you sign up. You can write a course and preview it; nobody else sees it until you publish it.',
  },
];

/** §2, help and support: four categories of three questions. */
export const questions: readonly { title: string; items: readonly Question[] }[] = [
  {
    title: 'Getting started',
    items: [
      {
        question: 'Do I need an account?',
        answer: 'Not to look around. You need one to save a wishlist, use the cart, enroll and track your progress.',
      },
      {
        question: "How do I find a course that's right for me?",
        answer:
          "Search for a subject, then narrow the list by category and price. The course page says who it's for and what you should already know.",
      },
      {
        question: 'Are there free courses?',
        answer: 'Yes. If the price says "Free", Enroll Now takes you straight to the first lecture.',
      },
    ],
  },
  {
    title: 'Learning',
    items: [
      {
        question: 'How long do I have access to a course?',
        answer: "For life. What you've bought stays in your dashboard, even if its instructor withdraws it.",
      },
      {
        question: 'Is my progress saved?',
        answer:
          "Yes, to within a few seconds in every video, and on every device you sign in to. If you're offline, it's saved in your browser and sent later.",
      },
      {
        question: "What happens if I don't pass a quiz?",
        answer:
          'You see which answers were correct, and can try again as often as you like. Your earlier attempts stay in the list.',
      },
    ],
  },
  {
    title: 'Payment',
    items: [
      {
        question: 'Why is tax added in my cart?',
        answer: "Course prices don't include tax. The cart adds it to the subtotal and shows its rate before you pay.",
      },
      {
        question: 'My connection dropped while I was paying. Will I be charged twice?',
        answer:
          "No. Press Pay again: it's the same order, and an order is only ever charged once. Your cart stays until it's paid.",
      },
      {
        question: 'Can I get a refund?',
        answer:
          "Yes, within 30 days. Open Purchases and press Request a refund. If you've completed only a little of the course, you get your money back at once; otherwise we look at your request first. Your progress is kept in case you come back. This is a demo, so you haven't been charged in the first place.",
      },
    ],
  },
  {
    title: 'Account',
    items: [
      {
        question: 'I forgot my password. What should I do?',
        answer:
          'Choose "Forgot password?" below the sign-in form. This demo doesn\'t send email; whoever runs it can set a new password for you.',
      },
      {
        question: 'How do I change my name or picture?',
        answer:
          'Open Profile Settings from the menu behind your picture. A picture can be a JPEG, PNG, GIF or WebP of up to 5 MB.',
      },
      {
        question: 'Someone else used my account. What should I do?',
        answer:
          'Change your password. That signs out all your other devices at once. Then write to us and choose Your account.',
      },
    ],
  },
];

export const beforeYouWrite = [
  'Name the course or order. The title is enough.',
  'Tell us what you did and what happened.',
  'Leave out passwords and card numbers; we never need them.',
] as const;

export const guides: readonly Section[] = [
  {
    title: 'Take your first course',
    list: [
      "Open Courses and choose one. Its page tells you what you need and what you'll learn.",
      "If it's free, press Enroll Now. Otherwise, add it to your cart and check out.",
      'Start with the first lecture. The curriculum beside it shows where you are.',
      'Watch, read, answer. A video is complete when it ends. Mark texts as complete yourself.',
      'Come back through your dashboard. The first card takes you to where you left off.',
    ],
  },
  {
    title: 'Submit an assignment',
    list: [
      'Open the assignment in the curriculum and read what to do.',
      'Write your answer in the form, or add a link to your work.',
      'What you write is saved in this browser until you submit it.',
      "You get a notification when it's graded. You can submit again, which clears the grade.",
    ],
  },
  {
    title: 'Teach a course',
    list: [
      'Choose "Teach" when you sign up. Your dashboard has a button for a new course.',
      'Give it a title, a description, a category and a price, and save it as a draft.',
      'Add sections, and fill them with lectures: videos, texts, quizzes and assignments.',
      "Publish it when it's a course you'd want to take yourself.",
    ],
  },
];

export const troubles: readonly Section[] = [
  {
    title: "A video won't play",
    paragraphs: [
      "Reload the page first: video links expire after six hours. If it still won't play, your browser may not support the format. Current versions of Chrome, Edge, Firefox and Safari play all of ours.",
    ],
  },
  {
    title: "It says I'm offline",
    paragraphs: [
      'You can keep going. Progress and drafts are saved in this browser, and progress is sent when you reconnect. The message goes away by itself.',
    ],
  },
  {
    title: 'I keep getting signed out',
    paragraphs: [
      "Your sign-in is saved in this browser's storage. A private window, or a setting that clears storage when the browser closes, removes it. Changing your password also signs out your other devices.",
    ],
  },
  {
    title: 'My progress looks wrong',
    paragraphs: [
      "One of your devices may have progress it hasn't sent yet. Open the course on each of them while online: the furthest position wins, and completed lectures stay completed.",
    ],
  },
];
