import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { page, says, statesOf } from '../states.tsx';
import { FlowSite } from './FlowSite.tsx';

const { breadWithPatience, weatherMaps } = seedIds.courses;

/** Whole ways through the marketplace, on a world each: what one widget does, the next one shows. */
const meta: Meta<typeof FlowSite> = {
  title: 'Flows/Marketplace',
  component: FlowSite,
  tags: ['!autodocs'],
  parameters: page({ frame: 'page', notApplicable: { long: 'Each component has a state of its own for it.' } }),
};
export default meta;
const { ready } = statesOf(meta, { as: 'learner' });

const heading = (name: string | RegExp) => ({ role: 'heading', name });
const dialog = (name: string) => ({ role: 'dialog', name });

/** A visitor opens a free course, signs up on the way, is enrolled by that and completes the first lecture that is a text. */
export const SignUpToFirstLecture = ready(says('20.0% complete'), {
  as: 'visitor',
  isAlone: true,
  args: { start: `/course/${breadWithPatience}` },
  async act({ press, type, sees }) {
    await sees(heading('Bread With Patience'));
    await press('Enroll Now');
    await sees({ text: 'You need to log in to enroll in a course.' });
    await press('Create an account');
    await type('First name', 'Nila');
    await type('Last name', 'Rao');
    await type('Email', 'nila@example.org');
    await type('Password', 'paper-lantern-7');
    await press('Sign up');
    await sees(dialog('Signup Successful!'));
    await sees({ text: 'You\'re enrolled in "Bread With Patience".' });
    await press('Start learning');
    await press(/Looking closely/);
    await sees(heading('Looking closely'));
    await press('Mark as Complete');
  },
});

/** A learner puts two courses into the cart, removes one, pays for the other and opens the receipt. */
export const CartToReceipt = ready(says('₹548.90'), {
  isAlone: true,
  cart: [2, 7],
  args: { start: '/cart' },
  async act({ press, type, sees }) {
    await press('Remove One Pan, Thirty Suppers');
    await press('OK');
    await press('Proceed to Checkout');
    await sees({ role: 'button', name: 'Pay ₹548.90' });
    await type('Name on card', 'Lena Learner');
    await type('Card number', '4242424242424242');
    await type('Expiry (MM/YY)', '1239');
    await type('Security code', '123');
    await press('Pay ₹548.90');
    await sees(dialog('Payment Successful!'));
    await press('View receipt');
    await sees({ text: 'Bicycle Repair at Home' });
  },
});

/** A learner fails a quiz, tries again, passes it, and sees the course's progress rise. */
export const QuizToCompletion = ready(says('20.0% complete'), {
  isAlone: true,
  args: { start: `/course/${weatherMaps}/learning?lecture=${seedIds.lectures.quiz}` },
  async act({ press, type, sees }) {
    const answer = async (first: string, second: string, third: string) => {
      await press(first);
      await press(second);
      await type('Your answer', third);
      await press('Submit quiz');
    };
    await answer('Asking somebody else', 'True', 'seven');
    await sees(heading('Not passed'));
    await sees({ text: 'You scored 0.00%. You need 70% to pass.' });
    await press('Try again');
    await answer('Writing down what one sees', 'False', 'three');
    await sees(heading('Passed'));
  },
});

/** An instructor creates a course, adds a section with a lecture, and publishes it. */
export const AuthorACourse = ready('contentManager.statusSaved.published', {
  isAlone: true,
  as: 'instructor',
  args: { start: '/instructor' },
  async act({ press, type, choose, sees }) {
    await press('Create New Course');
    await type('Title', 'Reading Rivers');
    await type('Description', 'Water tells where it has been.');
    await type('Price', '499.50');
    await choose('Category', 'Sky and Sea');
    await press('Create Course');
    await sees(dialog('Course Created!'));
    await press('OK');
    await press(/Content.*Reading Rivers/);
    await press('Add New Section');
    await type('Section title', 'Sources');
    await press('Create section');
    await sees(dialog('Section Created'));
    await press('OK');
    await press('Add Lecture to Sources');
    await type('Lecture title', 'Along the river');
    await type('Video URL', 'https://vimeo.com/76979871');
    await press('Create lecture');
    await sees(dialog('Lecture Created'));
    await press('OK');
    await press('Publish');
  },
});
