export const mission = [
  'Most people learn best from somebody who did the thing yesterday and will do it again tomorrow: who knows which mistakes are worth making and which are not. Such people rarely have time to run a school. Lectern gives them a place to teach, and gives everybody else a way to find them.',
  'We ask three things of a course. It says at the start what you will be able to do at the end. It has you do it, not only watch it. And it is as short as it can be.',
] as const;

export const reasons = [
  {
    title: 'Expert-Led Courses',
    text: 'Every course is made by one named person who works in the field. You can read who they are, and what they have done, before you begin.',
  },
  {
    title: 'Flexible Learning',
    text: 'Stop in the middle of a lecture and go on from there on another device. Nothing expires, and nobody is waiting.',
  },
  {
    title: 'Career Growth',
    text: 'Quizzes tell you what stayed. Assignments are read by the instructor, and leave you with work that you can show.',
  },
] as const;

/** Two of the seed's instructors. */
export const team = [
  {
    name: 'Asha Menon',
    role: 'Instructor, technology',
    picture: '/team/asha-menon.svg',
    bio: 'Has built booking systems, library catalogues and one very stubborn invoicing service. She looks at every course on programming here and asks what a stranger would make of its names.',
  },
  {
    name: 'Mei Tanaka',
    role: 'Instructor, design',
    picture: '/team/mei-tanaka.svg',
    bio: 'Set books for nine years, then designed timetables and hospital signs for people in a hurry. She begins with pencil and tracing paper, and teaches others to look for a full minute before they change anything.',
  },
] as const;
