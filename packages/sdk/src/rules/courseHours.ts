/** Hours of a course (§3): the sum of its lectures' seconds, one decimal; the stored duration where it has none. */
export function courseHours(lectureSeconds: readonly number[], storedHours: number): number {
  if (lectureSeconds.length === 0) return storedHours;
  const seconds = lectureSeconds.reduce((sum, value) => sum + value, 0);
  return Math.round(seconds / 360) / 10;
}
