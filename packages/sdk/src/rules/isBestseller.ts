/** The Bestseller badge (§2, §9): more than 100 reviews. */
export const isBestseller = (course: { numberOfReviews: number }): boolean => course.numberOfReviews > 100;
