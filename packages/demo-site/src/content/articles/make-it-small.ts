import type { ArticleText } from '../blog.ts';

export const text: ArticleText = {
  opening: [
    'My first business was one chair. I was nineteen, in Enugu, and I wanted to open a furniture factory. I had a name for it, a drawing of the sign, and a list of eleven machines. I’d worked on the plan for five months, and I had made nothing at all. Then a clerk from the office next door leaned out of the window and asked if I could fix a chair with a broken back.',
    'It took two evenings. I charged too little. But on Thursday there was a chair in the world that hadn’t been usable on Monday, a man was sitting in it, and I had learned more about furniture than in the five months before. The factory never happened. The chair did, and then the next forty chairs.',
  ],
  sections: [
    {
      title: 'The folder you would rather not open',
      paragraphs: [
        'Whatever you’ve come here to learn, the first thing you want to make with it is too big. It’s the whole shop, the whole song, the whole novel. Naturally it is; nobody falls in love with eight bars. You begin with great energy, and three weeks later there’s a folder on your desktop that you’d rather not open.',
        'People call this a lack of discipline. I’ve looked at a lot of small companies that ran out of money, and I’d call it something else. A big thing gives you nothing back until the end. There’s no customer, no mistake you can see, no day on which you’re finished. You pour in work, and nothing comes out that could tell you whether the work was any good. Businesses die of that, and so do hobbies.',
      ],
    },
    {
      title: 'Small, but whole',
      paragraphs: [
        'The cure isn’t to make a tenth of the big thing. A tenth of a novel is a beginning, and beginnings are the part that everyone can do. Make something that’s small and whole: with a start, a middle and an end, however modest. Something you could hand to another person without explaining what it’s going to be.',
      ],
      list: [
        'Not the shop, but one thing you sell to one person, with a price and a receipt.',
        'Not the novel, but a story of two pages in which somebody changes their mind.',
        'Not the app, but a page that does one sum and shows the answer.',
        'Not the album, but eight bars that come to rest.',
        'Not the photo book, but one photograph, printed, on the wall, where you have to look at it.',
      ],
    },
    {
      title: 'What only an ending teaches',
      paragraphs: [
        'Endings are where the hard lessons live. You don’t find out that your price was wrong until someone has paid it. You don’t find out that the story has no point until you try to write the last line. If you never finish, you can become extremely good at starting, and it’ll look like progress for years.',
        'There’s a second thing. When something is finished, it stops being you. As long as the work is in the folder, any criticism of it is a criticism of what you might become, and you’ll defend it like a relative. Once it’s done, it’s a chair. If it wobbles, you can say so, and the next one will wobble less.',
      ],
      pulled: 'A small thing finished teaches you what an unfinished big one cannot: how things end.',
    },
    {
      title: 'How to cut',
      paragraphs: [
        'Here’s how I do it, with a pencil. I write down what I want to make in one sentence. I cross out every “and” together with what follows it. Then I ask when I could be finished if I had only evenings, and if the answer is longer than two weeks, I cut again. It hurts. What’s left always looks a little embarrassing, as if I’d lost my ambition.',
        'Then I put the rest on a second sheet, called Later. That sheet matters, because you aren’t throwing anything away. You’re promising the idea a turn. About half of what I’ve put on such sheets I never wanted again, and I’m grateful that I didn’t build it.',
      ],
    },
    {
      title: 'Then another',
      paragraphs: [
        'One small thing is an exercise. Ten in a row are a practice, and something odd happens around the sixth or seventh: you notice that you’ve stopped being afraid of the end. You know how the last third goes. You can tell in the first evening which ideas will hold. And one day the big thing is simply the next size up.',
        'So what’s your chair? Think of a person who leans out of a window and needs something you could finish by Thursday. If you can’t think of one, be your own clerk. Make it small enough that you’d be slightly ashamed to announce it, and don’t announce it. Finish it.',
      ],
    },
  ],
};
