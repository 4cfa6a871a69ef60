// node catalogue.mjs https://learn.example/api [email password]
import { createMarketplace, isMarketplaceError } from '@lectern/sdk';

const [baseUrl = 'http://127.0.0.1:4000/api', email, password] = process.argv.slice(2);
const marketplace = createMarketplace({ baseUrl });
const { formats } = marketplace;

try {
  const { courses, totalResults } = await marketplace.courses.search({ sort: 'rating', limit: 3 });
  console.log(`${totalResults} courses. The best rated:`);
  for (const course of courses) console.log(`- ${course.title}, ${formats.price(course.price)}`);

  if (email && password) {
    const user = await marketplace.session.signIn({ email, password });
    const owned = await marketplace.enrollments.list();
    console.log(`${user.firstName} is enrolled in ${owned.courses.length} courses.`);
  }
} catch (error) {
  // Every failure of a call has a sentence for people and a code for programs.
  if (!isMarketplaceError(error)) throw error;
  console.error(`${error.message} (${error.code})`);
  process.exitCode = 1;
} finally {
  marketplace.destroy();
}
