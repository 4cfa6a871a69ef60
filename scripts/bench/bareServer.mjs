// The baseline of the reference server: only Fastify and the driver, doing the same work.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify();

app.get('/course/:id', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'course',
    text: 'select * from courses where id = $1',
    values: [params.id],
  });
  return rows[0];
});

const catalogue = {
  name: 'catalogue',
  text: `select c.id, c.title, c.description, c.price_paise, c.average_rating, c.review_count, c.level, c.updated_at,
      g.name as category, u.first_name, u.last_name
    from courses c join users u on u.id = c.creator_id left join categories g on g.id = c.category_id
    where c.status = 'published' and c.deleted_at is null order by c.created_at desc, c.id limit 9`,
};
app.get('/catalogue', async () => ({ courses: (await pool.query(catalogue)).rows }));

// The same bytes as the reference server's answers.
const bytesOf = async (path) => Buffer.from(await (await fetch(process.env.OURS + path)).arrayBuffer());
const answer = await bytesOf('/api/search/courses');
app.get('/buffer', (_request, reply) => reply.type('application/json; charset=utf-8').send(answer));
const page = await bytesOf('/courses');
app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
const fragment = await bytesOf('/embed/fragments/list?limit=12');
app.get('/fragment', (_request, reply) => reply.type('application/json; charset=utf-8').send(fragment));

app.post('/progress/:user', async ({ params, body }) => {
  const { rows } = await pool.query({
    name: 'progress',
    text: `insert into lecture_progress (user_id, lecture_id, is_completed, position_seconds) values ($1, $2, $3, $4)
      on conflict (user_id, lecture_id) do update
        set position_seconds = greatest(lecture_progress.position_seconds, excluded.position_seconds), updated_at = now()
      returning position_seconds`,
    values: [params.user, body.lectureId, body.isCompleted, body.lastWatchedPosition],
  });
  return rows[0];
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`listening at ${address}`);
