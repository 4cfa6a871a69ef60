/** Works of learners: how many a course page has, a list unless it asks for others, and at most; characters of texts. */
export const workLimits = { ofCourse: 6, shown: 12, most: 24, title: 80, caption: 280 } as const;
