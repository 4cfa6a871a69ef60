/** A day of the last seven, in the learner's time zone. */
export interface StudyDay {
  /** Its beginning. */
  date: Date;
  isStudied: boolean;
}

/** The last seven days, today last, and on which of them something was studied: `moments` are ISO 8601. */
export function studyWeek(moments: readonly string[], now = new Date()): StudyDay[] {
  const dayOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());
  const studied = new Set(moments.map((moment) => dayOf(new Date(moment)).getTime()));
  return Array.from({ length: 7 }, (_, place) => {
    const date = dayOf(now);
    date.setDate(date.getDate() - 6 + place);
    return { date, isStudied: studied.has(date.getTime()) };
  });
}
