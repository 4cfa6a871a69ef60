import type { ArticleText } from '../blog.ts';

export const text: ArticleText = {
  opening: [
    'I taught evening classes in Madurai for years before I taught anyone online, and the question I heard most often was: “Sir, I didn’t understand.” I loved the honesty, and I never knew what to do with it. Hadn’t understood what? The word, the sum, the reason for the sum, why anyone would want to? I’d explain the whole thing again in the same way, a little slower and a little louder, like a tourist. They’d nod. They still didn’t understand, and now there were two of us who felt bad.',
    'A good question isn’t a clever question. It’s one that lets the other person help you. That’s a skill, it can be learned in an afternoon, and it will get you more from any teacher than any amount of talent.',
  ],
  sections: [
    {
      title: 'What a teacher cannot see',
      paragraphs: [
        'When you’re stuck, you know a great deal: what you read, what you expected, what you did, what came out. Your teacher knows none of it. They see one line of text, and they know forty ways in which people get stuck at that point. So they guess. If the guess is wrong, you’ll get a patient, accurate answer to a question that you didn’t have.',
        'Think of a doctor. “I feel ill” leaves her with a whole library. “My left knee hurts when I go downstairs, since Tuesday, and it didn’t help to rest it” takes her to one shelf.',
      ],
    },
    {
      title: 'Four lines that are nearly always enough',
      paragraphs: ['I hand this out on a card. Write these down in order, one sentence each, and send them.'],
      list: [
        'What I wanted: “I want the average waiting time for each bus route.”',
        "What I did: “I grouped the table by route, and took the mean of the column 'wait’.”",
        'What I expected, and what I got: “I expected minutes, somewhere between 4 and 20. For route 7, I got 312.”',
        'What I’ve already ruled out: “I checked three rows of route 7 by hand, and they look normal.”',
      ],
    },
    {
      title: 'The third line does the work',
      paragraphs: [
        'If you have patience for only one of the four, take the third. The distance between what you expected and what you got is where the misunderstanding lives. A student who writes “I got 312” has reported a number. A student who writes “I expected about 10 and got 312” has told me what they believe about waiting times, about averages, and about their own data. I can see the error from here: somewhere in route 7 sits a bus that broke down, or somebody typed a clock time into a column of minutes.',
        'It also keeps you honest. Quite often you’ll find that you had no expectation. You ran the thing and hoped. That’s worth knowing before you ask anybody.',
      ],
      pulled: 'The distance between what you expected and what you got is where the misunderstanding lives.',
    },
    {
      title: 'The question that answers itself',
      paragraphs: [
        'I should warn you that about a third of these cards are never sent. People sit down to write the fourth line, what they’ve ruled out, discover that they haven’t ruled out the obvious, go and look, and there it is. They think that they’ve wasted their time on the card. But the card did what I’d have done, which is to ask: and what exactly happened then?',
        'If it happens to you, send me a note anyway. I collect them. The best one this year read, in full: “What I wanted: the median. What I did: the mean. Never mind.”',
      ],
    },
    {
      title: 'Please do ask the simple one',
      paragraphs: [
        'None of this means that you should wait until your question is worthy. The most useful question anyone ever asked in my class came from a retired postmaster, in week five: “What is the line under the other line?” He meant the fraction bar. I’d been saying “over” for a month. Six other people looked up with relief.',
        'When a term is in your way, ask for the term. When you’ve lost the thread, say where you last had it: “I was with you until we squared the differences.” That’s a precise question, even though it feels like a confession. And if the answer doesn’t help, say that too, and say which part. A teacher who’s any good will be glad. We can’t see your face from here.',
      ],
    },
    {
      title: 'Afterward',
      paragraphs: [
        'When you’ve got your answer, do one more thing. Say it back in your own words, with your own numbers. “So the mean is pulled up by the one bus that broke down, and the median isn’t.” It takes ten seconds. It tells me whether my answer arrived, and it tells you whether you only feel better or now know.',
      ],
    },
  ],
};
