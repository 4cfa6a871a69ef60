import { runAdmin } from './admin/runAdmin.ts';

// `npm run admin -- <command>`: the operator's commands.
process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
});
