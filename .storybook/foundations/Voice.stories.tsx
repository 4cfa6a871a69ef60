import { type WordKey, words } from '@lectern/sdk/words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../packages/react/src/ui/Icon.tsx';
import * as icons from '../../packages/react/src/ui/icons.ts';
import { inRoot, Section, Table } from './Foundation.tsx';

const meta: Meta = { title: 'Foundations/Voice and words', tags: ['!autodocs'], decorators: [inRoot] };
export default meta;

/** The right text is one that the product shows. */
const rules: { rule: string; right: WordKey; wrong: string }[] = [
  {
    rule: 'An error says what happened and what to do now',
    right: 'categoryManager.inUse',
    wrong: 'Error 409: category_in_use',
  },
  { rule: 'A busy label is the action, with three dots', right: 'contentManager.deleting', wrong: 'Please wait' },
  {
    rule: 'A confirmation names the thing',
    right: 'notice.removedFromCart.text',
    wrong: 'Item removed successfully!',
  },
  { rule: 'A question says what is lost, and what is not', right: 'cart.clearText', wrong: 'Are you sure?' },
  { rule: 'A button says what it does', right: 'cart.checkout', wrong: 'OK' },
  { rule: 'An empty place says what to do first', right: 'notice.emptyCart.text', wrong: 'No data' },
  { rule: 'Sentence case', right: 'contentManager.deleteSection', wrong: 'Delete Section?' },
  {
    rule: 'Speak to the person, with contractions',
    right: 'categoryManager.inUse',
    wrong: 'Categories cannot be deleted',
  },
];

const terms = [
  ['sign in, sign up', 'log in, login, register'],
  ['email', 'e-mail, mail address'],
  ['lecture', 'lesson, unit, video'],
  ['attempt', 'try, retake'],
  ['submit', 'send, hand in'],
  ['link', 'URL'],
] as const;

const example = (key: WordKey) => words[key].replace('{title}', 'Reading weather maps');

export const Voice: StoryObj = {
  name: 'Voice and words',
  render: () => (
    <>
      <header>
        <h1>Voice and words</h1>
        <p>
          Plain English, short, with contractions. No text is in the markup: all are messages, which a partner can
          replace. Texts that the specification quotes stay as they are, also where they are in title case.
        </p>
      </header>
      <Section heading="Rules">
        {rules.map(({ rule, right, wrong }) => (
          <div key={rule} className="foundation-rules">
            <h3>{rule}</h3>
            <dl>
              <div data-verdict="right">
                <dt>
                  <Icon shape={icons.success} />
                  Right
                </dt>
                <dd>{example(right)}</dd>
              </div>
              <div data-verdict="wrong">
                <dt>
                  <Icon shape={icons.error} />
                  Wrong
                </dt>
                <dd>{wrong}</dd>
              </div>
            </dl>
          </div>
        ))}
      </Section>
      <Section heading="Terms">
        <Table label="Terms" heads={['Say', 'Not']}>
          {terms.map(([say, not]) => (
            <tr key={say}>
              <th scope="row">{say}</th>
              <td>{not}</td>
            </tr>
          ))}
        </Table>
      </Section>
      <Section heading="Punctuation and numbers">
        <p>
          Quotation marks and apostrophes are straight. Money, dates and counts are written by the formats of the
          language, never by hand. Texts of ours have no capitals for emphasis and no exclamation mark.
        </p>
      </Section>
    </>
  ),
};
