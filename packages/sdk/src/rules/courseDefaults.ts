/** What a course says about itself where its author has written nothing (§3). */
export const courseDefaults = {
  learningObjectives: ['Learn key concepts and skills', 'Apply knowledge practically', 'Gain industry insights'],
  requirements: ['Basic computer skills', 'Internet access'],
  targetAudience: ['Beginners', 'Professionals'],
} as const;

/** The lists of a course page that have default texts. */
export type DefaultedList = keyof typeof courseDefaults;

/** Whether a list holds nothing but its default texts: learners don't see it. */
export const isDefaultList = (name: DefaultedList, lines: readonly string[]): boolean => {
  const defaults: readonly string[] = courseDefaults[name];
  return lines.length === defaults.length && lines.every((line, place) => line === defaults[place]);
};
