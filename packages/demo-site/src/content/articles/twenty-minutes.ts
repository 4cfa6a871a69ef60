import type { ArticleText } from '../blog.ts';

export const text: ArticleText = {
  opening: [
    'I started playing the guitar at twenty-two, which in my village counts as retirement age. I worked in a sawmill then, so I practised in the evening, and I practised the way I’d seen people work: nothing all week, then everything on Sunday. Four hours, until my fingertips were useless. By the next Sunday I’d be back where I started, and I decided that I had no talent.',
    'I hadn’t much. But that wasn’t the reason.',
  ],
  sections: [
    {
      title: 'The postmen who typed',
      paragraphs: [
        'In the seventies the British Post Office had to teach thousands of its people to type. It asked two psychologists, Alan Baddeley and D. J. A. Longman, how to arrange the lessons. They tried four timetables on four groups of postmen. One group practised for an hour a day. Another had two hours in the morning and two in the afternoon.',
        'The group with an hour a day learned the keyboard in about thirty-five hours. The group with four hours a day needed nearly fifty. Same keyboard, same teachers, and fifteen hours of practice that went nowhere.',
        'Now the part I tell my students twice. Afterwards, the postmen were asked how they liked their timetable. The ones who had learned with the least effort were the least content. They looked at the calendar, saw the others racing ahead by the day, and felt slow. If you learn in small pieces, you will feel slow too. You aren’t.',
      ],
    },
    {
      title: 'What happens in between',
      paragraphs: [
        'When you put the guitar down on Monday, the chord change you nearly had begins to fade. On Tuesday you have to look for it again. That second search is worth more than another hour on Monday would have been, because on Monday you weren’t searching. You still had it warm in your hand.',
        'And you sleep in between. I can’t explain to you what sleep does to a difficult bar; I can only report that I’ve gone to bed without it and woken up with it more times than is reasonable.',
      ],
      pulled:
        'A free Sunday depends on the weather, the family and your mood. Twenty minutes after dinner depends on twenty minutes.',
    },
    {
      title: 'How to keep a small appointment',
      paragraphs: [
        'Knowing this isn’t the hard part. The hard part is Wednesday, when you’re tired and the sofa is right there. Fifteen years of teaching people who practice between work and supper have left me with a short list of what holds.',
      ],
      list: [
        'Leave it out. A guitar in its case won’t be played on a Wednesday. A course that takes four clicks to reach won’t be opened either; keep it in a tab.',
        'Tie it to something that happens anyway: after the dishes, before the news, while the bread is in the oven.',
        'Decide today what tomorrow is for. “Bars nine to twelve” can be started by a tired person. “Practice” can’t.',
        'Set a timer, and let it be the timer that’s strict.',
        'If you miss an evening, you’ve missed an evening. Don’t pay it back on Sunday with interest.',
      ],
    },
    {
      title: 'Stop while it still hurts a little to stop',
      paragraphs: [
        'This is the advice that nobody follows at first. When the twenty minutes are over and it’s going well, stop. Stop in the middle of the phrase, in the middle of the lecture.',
        'A thing that’s finished lets go of you. A thing that’s interrupted keeps tugging, and tomorrow you won’t need discipline to sit down, since part of you never got up. You’ll also know precisely where to begin, which saves the ten minutes that most people spend on getting started.',
        'I break this rule when a student has just heard something for the first time, a seventh chord leaning towards home, say. Then we stay for as long as they like. But I’ve never regretted an evening that was too short, and I have regretted many that were too long.',
      ],
    },
    {
      title: 'What four times twenty gives you',
      paragraphs: [
        'Eighty minutes a week doesn’t sound like much. It’s about seventy hours a year. In seventy hours I’ve seen a bus driver from Brno go from holding the instrument like a fish to playing for his daughter’s wedding, badly in one place and beautifully in the rest. He never once had a free Sunday. He had a chair in the kitchen, and a timer shaped like a lemon.',
        'So pick four evenings. Not seven; you’ll need the others to forget a bit. Put the thing where you can see it, and begin tomorrow, after the dishes.',
      ],
    },
  ],
};
