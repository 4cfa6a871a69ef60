import type { Section } from './section.ts';

interface Question {
  question: string;
  answer: string;
}

/** Under the contact form. */
export const contactQuestions: readonly Question[] = [
  {
    question: 'How soon do you answer?',
    answer: 'Within 24 hours. Between 9 AM and 6 PM EST it is usually much faster.',
  },
  {
    question: 'I have a question about what a course teaches. Do I ask you?',
    answer:
      'You may, and we pass it on. The course page is quicker for most questions: it lists what you will learn, what you need, every lecture and what others thought of it.',
  },
  {
    question: 'I would like to teach here. How do I begin?',
    answer:
      'Choose “Teach” when you sign up. You can write a course and see how it looks before anybody else does; it is shown to others once you publish it.',
  },
];

/** §2, help and support: four categories of three questions. */
export const questions: readonly { title: string; items: readonly Question[] }[] = [
  {
    title: 'Getting started',
    items: [
      {
        question: 'Do I need an account?',
        answer:
          'Not to look around. You need one to keep a wishlist, fill a cart, enroll, and have your progress kept.',
      },
      {
        question: 'How do I find a course that fits me?',
        answer:
          'Search for a subject, then narrow the list by category and price. The course page says for whom it is and what you should know before.',
      },
      {
        question: 'Are there free courses?',
        answer: 'Yes. Where the price says “Free”, Enroll Now takes you straight to the first lecture.',
      },
    ],
  },
  {
    title: 'Learning',
    items: [
      {
        question: 'How long do I have access to a course?',
        answer: 'For life. What you have bought stays in your dashboard, even if its instructor takes it off the list.',
      },
      {
        question: 'Is my place kept?',
        answer:
          'Yes, in every video to within a few seconds, and on every device you sign in on. Without a connection it is kept in your browser and sent later.',
      },
      {
        question: 'What happens if I do not pass a quiz?',
        answer:
          'You see which answers were right, and try again as often as you like. Your earlier tries stay in the list.',
      },
    ],
  },
  {
    title: 'Payment',
    items: [
      {
        question: 'What does the tax in my cart come from?',
        answer: 'The price of a course is without tax. The cart adds 10% of the subtotal, and shows it before you pay.',
      },
      {
        question: 'My connection broke while I was paying. Am I charged twice?',
        answer:
          'No. Press Pay again: it is the same order, and the same order is charged once only. Your cart stays until it is paid.',
      },
      {
        question: 'Can I have my money back?',
        answer:
          'Within 30 days, yes; write to us with the topic Billing. On this demonstration site no money has moved in the first place.',
      },
    ],
  },
  {
    title: 'Account',
    items: [
      {
        question: 'I forgot my password. What now?',
        answer:
          'Follow “Forgot password?” below the sign-in form. On this demonstration site no mail is sent; whoever runs it can set a new password.',
      },
      {
        question: 'How do I change my name or picture?',
        answer:
          'Open your profile from the menu behind your picture. A picture may be a JPEG, PNG, GIF or WebP of up to 5 MB.',
      },
      {
        question: 'Somebody else used my account. What should I do?',
        answer:
          'Change your password. That signs out every other device at once. Then write to us with the topic Account.',
      },
    ],
  },
];

export const beforeYouWrite = [
  'Name the course or the order: its title is enough.',
  'Say what you did, and what happened then.',
  'Leave out passwords and card numbers; we never need them.',
] as const;

export const guides: readonly Section[] = [
  {
    title: 'Take your first course',
    list: [
      'Open Courses and choose one. The page tells you what it takes and what it gives.',
      'If it is free, press Enroll Now. If not, add it to your cart and check out.',
      'You are taken to the first lecture. The curriculum beside it shows where you are.',
      'Watch, read, answer. A video is complete when it ends; mark the others complete yourself.',
      'Come back through Dashboard. The first card leads to where you stopped.',
    ],
  },
  {
    title: 'Hand in an assignment',
    list: [
      'Open the assignment in the curriculum and read what to do.',
      'Write your answer in the form, or give an address where your work can be seen.',
      'What you write is kept in this browser until you hand it in.',
      'When it is graded, the bell at the top tells you. You may hand in again; that clears the grade.',
    ],
  },
  {
    title: 'Teach a course',
    list: [
      'Sign up with “Teach”. Your dashboard has a button for a new course.',
      'Give it a title, a description, a category and a price, and keep it as a draft.',
      'Add sections, and in them lectures: videos, texts, quizzes and assignments.',
      'Publish it when you would be glad to take it yourself.',
    ],
  },
];

export const troubles: readonly Section[] = [
  {
    title: 'A video does not play',
    paragraphs: [
      'Reload the page first: addresses of videos run out after six hours. If it still does not play, your browser may not know the format; a current Chrome, Edge, Firefox or Safari plays all of ours.',
    ],
  },
  {
    title: 'The page says that I am offline',
    paragraphs: [
      'You can go on. Progress and drafts are kept in this browser and sent as soon as there is a connection; the line at the top goes away by itself.',
    ],
  },
  {
    title: 'I am signed out again and again',
    paragraphs: [
      'Signing in is kept in this browser’s storage. A private window, or a setting that clears storage when the browser closes, forgets it. Changing your password also signs out your other devices.',
    ],
  },
  {
    title: 'My progress looks wrong',
    paragraphs: [
      'Two devices may each know something that the other does not. Open the course on both while connected: the greatest position wins, and what was complete stays complete.',
    ],
  },
];
