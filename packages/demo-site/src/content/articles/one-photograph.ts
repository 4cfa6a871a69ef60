import type { ArticleText } from '../blog.ts';

export const text: ArticleText = {
  opening: [
    'My uncle built a darkroom under the stairs, and he had one rule for it. When a print came out of the bath, you weren’t allowed to say anything about it for ten minutes. You hung it on the line, you stood in front of it, and you looked. I was nine. Ten minutes, in the dark, next to a man who smelled of vinegar, felt like a school year.',
    'I’ve since seen a few hundred thousand photographs, like everybody else. I think I’ve looked at perhaps two hundred. The looking is what I’d like to teach you, and it costs nothing but an evening without a screen that moves.',
  ],
  sections: [
    {
      title: 'Two seconds',
      paragraphs: [
        'A picture on a phone gets a second or two. That’s enough to name it: a beach, a baby, somebody’s lunch. Once we’ve named it, we’re done, and the thumb moves on. Naming is a fine way to stay safe in traffic. As a way of seeing it’s hopeless, because the name arrives before anything else can.',
        'So choose one photograph. A real one, if you can, printed, in a book or on a wall; a postcard will do. It needn’t be famous, but it shouldn’t be yours. Put your phone in another room, and take a pencil. Then go through it in three rounds, about three minutes each. I promise that around minute four it becomes a different picture.',
      ],
    },
    {
      title: 'First round: what is there',
      paragraphs: [
        'Make a list of what you see, and allow yourself no opinions. Not “a lonely woman,” but “a woman, about sixty, a coat with one button missing, no bag.” Not “evening,” but “long shadows that point to the left, two lit windows.” Start in the corners. Nobody looks at the corners, which is why careless pictures fall apart there, and why careful photographers hide things in them.',
        'You’ll run out after a minute. Keep going. The second half of the list is the one that matters, because you’ve used up everything that you expected to see.',
      ],
    },
    {
      title: 'Second round: what the light does',
      paragraphs: ['Now leave the objects alone, and follow the light. These are the questions I ask on every walk.'],
      list: [
        'Where does it come from? Find a shadow, and draw a line back along it.',
        'Is it hard or soft? Look at the edge of the shadow: a knife, or a smudge?',
        'What is the brightest spot in the picture, and is that what the picture is about?',
        'What has been left dark that could have been shown?',
        'Where was the photographer standing, and how high was the camera? Your own knees will tell you.',
      ],
    },
    {
      title: 'Third round: what was decided',
      paragraphs: [
        'Everything within the four edges is there because somebody let it in. Put your hand over the left third. Is it still the same picture? Then why is that third there? Cover the brightest spot, and see where your eye goes instead. Imagine one step to the right, an hour later, the child looking up.',
        'Each of these is a picture that could have been taken and wasn’t. When you can say why this one is better, or admit that it isn’t, you’ve understood something that no one can tell you in a lecture.',
      ],
      pulled: 'Everything within the four edges is there because somebody let it in.',
    },
    {
      title: 'Only now, what it means',
      paragraphs: [
        'You may have an opinion now. You’ll notice that it has changed. “Sad” has usually turned into something you could point at: she stands in the one part of the square that the sun has already left. That’s a thing you can use. You can’t go out tomorrow and photograph sadness. You can go out at five o’clock, and wait until someone walks into the shade.',
        'This is the whole trick, and it isn’t about photographs. My colleagues who teach programming read code in the same order: what does it do, how does it flow, what did the author decide, and only then whether it’s any good. Tomáš does it with four bars of a song. First you take stock. Then you follow the one thing that moves. Then you ask what else it could have been.',
      ],
    },
    {
      title: 'Do it once a week',
      paragraphs: [
        'Ten minutes a week, one picture, and write the date on the list. After a few months, read the first list again. You’ll be touched by how little you saw.',
        'And then, some ordinary morning, you’ll be waiting for a tram, and you’ll notice that the light comes from the right, low, through the steam of somebody’s coffee, and that it’ll be gone when the tram arrives. You’ll have seen it. Whether you’ve got a camera with you is almost beside the point.',
      ],
    },
  ],
};
