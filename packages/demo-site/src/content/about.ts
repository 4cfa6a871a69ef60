export const about = {
  title: 'A place to learn from people who do the work',
  lead: "Lectern is a marketplace for short, practical courses. Here's why we built it this way.",
  mission: 'Our Mission',
  reasons: 'Why Choose Lectern',
  team: 'Meet Our Team',
  closing: { title: 'See for yourself', text: 'Several courses are completely free.' },
} as const;

export const mission = {
  belief: 'Most people learn best from someone who did the work yesterday and will do it again tomorrow.',
  paragraphs: [
    "They know which mistakes are worth making and which aren't, but they rarely have time to run a school. Lectern gives them a place to teach, and gives everyone else a way to find them.",
    "We ask three things of every course. It tells you up front what you'll be able to do by the end. It gets you doing, not just watching. And it's as short as it can be.",
  ],
} as const;

export const reasons = [
  {
    title: 'Expert-Led Courses',
    text: "Every course is made by a named person who works in the field. You can read who they are and what they've done before you start.",
  },
  {
    title: 'Flexible Learning',
    text: 'Stop mid-lecture and pick up on another device. Nothing expires, and there are no deadlines.',
  },
  {
    title: 'Career Growth',
    text: 'Quizzes show you what stuck. Instructors read every assignment, so you finish with work worth showing.',
  },
] as const;

/** Two of the seed's instructors. */
export const team = [
  {
    name: 'Asha Menon',
    role: 'Instructor, technology',
    picture: '/team/asha-menon.svg',
    bio: 'Asha has built booking systems, library catalogues and one very stubborn invoicing service. She reads every programming course here and asks whether a stranger could read the code.',
  },
  {
    name: 'Mei Tanaka',
    role: 'Instructor, design',
    picture: '/team/mei-tanaka.svg',
    bio: 'Mei typeset books for nine years, then designed timetables and hospital signs for people in a hurry. She starts with pencil and tracing paper, and teaches others to look for a full minute before they change anything.',
  },
] as const;
