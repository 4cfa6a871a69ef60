import { runAdmin } from './admin/runAdmin.ts';

// `npm run admin -- <command>`: what an operator does beside the running server.
process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
});
