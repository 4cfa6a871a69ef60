import type { ArticleText } from '../blog.ts';

export const text: ArticleText = {
  opening: [
    'For ten years I taught physics to fifteen-year-olds, and every spring I watched the same thing happen. A girl in the second row would come to me before the exam with a notebook so beautiful that I wanted to frame it: three colours, ruled margins, every formula boxed. She had read it five times. She knew it, she said. Then she sat down, turned over the paper, and it was gone.',
    'She wasn’t lazy, and she wasn’t slow. She’d been caught by the most convincing illusion in learning, and it catches me too, most weeks.',
  ],
  sections: [
    {
      title: 'Familiar is not the same as known',
      paragraphs: [
        'When you read a page for the second time, it goes down easily. You recognise the example, you see the argument coming, nothing snags. Your mind takes that smoothness as a sign that you’ve learned it. But recognising a page and producing what’s on it are different acts, and nobody will ever ask you to recognize a page.',
        'Henry Roediger and Jeffrey Karpicke put numbers on this in 2006. Students read a short passage. Half of them read it again; the other half got a blank sheet and wrote down what they could remember. Five minutes later, the ones who had reread did a little better. A week later it was the other way around, and by a good margin: those with the blank sheet kept more than half of the passage, the others about four tenths.',
        'What I like best about that study is the five minutes. Rereading does win, for about as long as it takes to walk to the exam room. Then it lets you down.',
      ],
    },
    {
      title: 'One minute at the end',
      paragraphs: [
        'So here’s what I ask of everyone I work with, the apprentices and the surgeons alike. When a lecture ends, don’t start the next one. Close the laptop. Say out loud, to the wall or the dog, what that was about, as if you were telling a friend who missed it. It takes a minute.',
        'You’ll get about three sentences in, and then you’ll hit a hole. Something like: and then the voltage does, well, it sort of... That hole is the most useful thing that will happen to you all evening. A minute ago you’d have sworn it wasn’t there. Now you know exactly where it is, and you can go back and read that one paragraph with a question in your head.',
      ],
      pulled: 'Where you get stuck is what you have not learned yet, and now you know where to look.',
    },
    {
      title: 'If talking to the wall feels silly',
      paragraphs: [
        'It does feel silly. I’ve done it on a rowing machine for years and my club has opinions. Here are some quieter ways to do the same thing.',
      ],
      list: [
        'Write five lines from memory on the back of an envelope, then check them against the lecture in another colour.',
        'Turn the lecture’s title into a question, and answer it before you press play. You’ll be wrong. It helps anyway, because you’ll be listening for the answer.',
        'Draw it. A diagram with an arrow missing shows you the gap faster than any sentence.',
        'Explain it to someone at supper who has no reason to be polite about it.',
        'Answer the quiz before you look anything up, even if you’re sure you’ll fail.',
      ],
    },
    {
      title: 'Why it has to be uncomfortable',
      paragraphs: [
        'People tell me that they tried this and felt stupid. I believe them. Rereading never makes you feel stupid, which is most of its charm. Pulling something out of your memory is slow and patchy, and it shows you every gap you’d have preferred to walk around.',
        'But the effort is the point. Each time you find your way back to something you’d half lost, the path gets a little wider. When there was no effort, there was no path; you were carried. I’ve come to think of the awkward pause, the one in which you look at the ceiling, as the sound that learning makes.',
        'This is also why I set quizzes and don’t care much about the marks. A quiz is a polite way of making you look at the ceiling. If you get four out of ten, you’ve had ten small searches, and you’ll remember the six you missed better than if I’d simply told you.',
      ],
    },
    {
      title: 'Tomorrow, before you begin',
      paragraphs: [
        'There’s a second minute, and it’s worth as much as the first. Before you open the next lecture, ask yourself what was in the last one. A night has gone by. Most of it will have slipped, and hauling it up again is what makes it stay.',
        'That’s all: one minute after, one minute before. I’ve seen it do more for people than new highlighters, a better app, or an extra hour. The girl in the second row tried it for a term, grumbling. Her notebooks got uglier. She started coming to me with questions instead of margins, and in June she turned over her paper and began to write.',
      ],
    },
  ],
};
