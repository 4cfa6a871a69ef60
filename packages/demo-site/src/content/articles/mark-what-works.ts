import type { ArticleText } from '../blog.ts';

export const text: ArticleText = {
  opening: [
    'The first editor I worked for, at a newspaper in Lahore, returned my pages covered in red. There was so much of it that I could learn nothing from it. I only learned to be afraid of Tuesdays. The second one, years later at a gardening magazine, returned them almost clean: one sentence underlined, one paragraph circled, and a question in the margin. I still have those pages. I could teach you most of what I know from them.',
    'You’ll be asked for feedback sooner than you think. A friend sends a draft, a colleague turns her screen towards you, somebody in your course posts a first attempt. Most of us then do one of two things. We say that it’s lovely, or we fix it. Both are ways of not reading.',
  ],
  sections: [
    {
      title: 'Ask what it is for, and how finished it is',
      paragraphs: [
        'Before you look, ask two things: what do you want this to do, and what kind of help would be useful today? Someone with a first draft needs to know if the idea carries. Someone who’s handing it in on Friday needs to hear about the typing error in the title. Give the first person the typing error, and they’ll go home and polish a paragraph that ought to be cut.',
        'It sounds like a formality. It isn’t. Half of all hurtful feedback is good advice that came a month too early or a day too late.',
      ],
    },
    {
      title: 'First, mark what works',
      paragraphs: [
        'I always begin by marking the sentence I wish I’d written. I don’t do it to be kind. People can’t see their own strengths; what comes easily to you looks like nothing. If nobody points to the good line, the writer may well cut it in the next draft to make room for something that’s merely correct.',
        'So be exact about praise. “I liked it” gives a person nothing to do. “I could smell the station when you mentioned the wet newspapers” tells her what to do again. The same goes for a chart, a chord or a function: name the place, and name what it did to you.',
      ],
      pulled: 'Praise that points at nothing is weather. Praise that points at a line is instruction.',
    },
    {
      title: 'Then report, and leave the verdict out',
      paragraphs: [
        'Now for what doesn’t work. You’re the world’s leading expert on one thing: what happened in your head while you read. Report that. It can’t be argued with, and it doesn’t need to be.',
      ],
      list: [
        '“Here I had to go back and read it again.”',
        '“I thought the letter was from her brother until the last page. Did you want me to?”',
        '“I skipped this part. I don’t know why.”',
        '“At this point I believed you less.”',
        '“I wanted to know what it cost, and you never said.”',
      ],
    },
    {
      title: 'Keep your hands off the pencil',
      paragraphs: [
        'The strongest urge a reader has is to show how they’d have done it. Resist it for as long as you can. When you say “this paragraph is slow,” the writer has a problem and forty ways to solve it, and she’ll choose the one that sounds like her. When you hand over your own version, she has two choices, to obey or to refuse, and in either case it’s become a conversation about you.',
        'There are exceptions. If a fact is wrong, correct it. If somebody asks how you’d do it, show them, once, on one sentence, and explain the why so that they can do the next one alone. I cut a third of nearly everything I’m given. But I do it with the person beside me, I say what each cut is for, and I let them put any of it back.',
      ],
    },
    {
      title: 'One thing',
      paragraphs: [
        'Say the most important thing, then stop. You may have noticed eleven; they can use one. If the story begins on page three, nothing about the commas on page one is worth saying, because page one is going to disappear. Ask yourself: if they changed only one thing before the next draft, which change would bring most of the others with it? Say that, and trust them to see some of the rest on their own. They’ll be back.',
      ],
    },
    {
      title: 'And when it is your turn',
      paragraphs: [
        'When someone does this for you, your job is harder, and it’s brief. Write down what they say. Don’t explain; the page won’t have you standing next to it. Thank them, wait a day, and look for the remark that annoys you most. In my experience that’s the one which is true.',
        'Then go and find the sentence that they underlined. Read it again, slowly. You wrote that. Whatever else needs mending, the person who wrote that sentence can mend it.',
      ],
    },
  ],
};
