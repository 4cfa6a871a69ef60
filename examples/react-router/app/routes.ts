import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/list.tsx'),
  route('course/:id', 'routes/course.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('learn/:id', 'routes/learn.tsx'),
] satisfies RouteConfig;
