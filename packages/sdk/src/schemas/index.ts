export * from './cart.ts';
export * from './category.ts';
export * from './course.ts';
export * from './lecture.ts';
export * from './order.ts';
export { placeholderImage } from './placeholderImage.ts';
export * from './review.ts';
export * from './section.ts';
export * from './user.ts';
