import { fork, spawn } from 'node:child_process'; import { readFileSync } from 'node:fs'; import { mkdtemp } from 'node:fs/promises'; import { tmpdir } from 'node:os'; import { join } from 'node:path';
import autocannon from 'autocannon'; import pg from 'pg'; import { startPostgres } from './postgres.mjs'; import { mustRun } from './steps.mjs';
const prof=process.argv.includes('--prof'); const SEC=Number(process.env.SEC??5);
const dir=await mkdtemp(join(tmpdir(),'bench-v7-')); const postgres=await startPostgres();
const environment={...process.env,DATABASE_URL:postgres.url,TOKEN_SECRET:'x'.repeat(48),DATA_DIR:dir,DEMO:'1',PORT:'0',PARTNER_PORT:'0'};
const children=[];
const listening=(c,args)=>{const ch=c==='fork'?fork(args[0],{env:environment,silent:true}):spawn(c,args,{env:environment});children.push(ch);return new Promise((r,j)=>{let o='';const h=x=>{o+=x;const u=/listening at (http:\S+)/.exec(o)?.[1];if(u)r({url:u,pid:ch.pid})};ch.stdout.on('data',h);ch.stderr.on('data',h);ch.once('exit',c=>j(new Error(o)))})};
const cpu=p=>{const f=readFileSync(`/proc/${p}/stat`,'utf8').split(') ')[1].split(' ');return (Number(f[11])+Number(f[12]))*10};
async function load({url,pid},path,{connections=20,seconds=SEC,...rest}={}){const run=d=>autocannon({url:url+path,connections,duration:d,...rest});await run(2);const b=cpu(pid);const r=await run(seconds);const n=r.requests.total;return{perSecond:n/seconds,cpu:(cpu(pid)-b)/n,failed:r.non2xx+r.errors,lat:r.latency.p50}}
try{
 await mustRun(process.execPath,['packages/server/dist/admin.js','seed','--demo'],{env:environment});
 await mustRun(process.execPath,['packages/server/dist/admin.js','generate','--courses','20000','--without-lectures'],{env:environment});
 const pool=new pg.Pool({connectionString:postgres.url}); await pool.query('vacuum analyze');
 const ours=await listening(process.execPath,[...(prof?['--cpu-prof','--cpu-prof-dir=/tmp/bench-v1prof']:[]),'packages/server/dist/main.js']);
 while(!(await(await fetch(ours.url+'/courses')).text()).includes('id="state"'))await new Promise(r=>setTimeout(r,100));
 environment.OURS=ours.url; const bare=await listening('fork',['scripts/bench/bareServer.mjs']);
 const {rows}=await pool.query('select id from courses'); const ids=rows.map(r=>r.id); let next=0; const share=Math.floor(ids.length/40);
 const each=p=>({setupClient(c){const b=(next++%40)*share;c.setRequests(ids.slice(b,b+share).map(id=>({path:p+id})))}});
 for(let k=0;k<2;k++){const o=await load(ours,'',each('/api/search/courses/'));const b=await load(bare,'',each('/course/'));console.log('V1',(o.cpu/b.cpu).toFixed(2),o,b);}
 await pool.end();
}finally{for(const c of children){c.removeAllListeners('exit');c.kill('SIGTERM')} await new Promise(r=>setTimeout(r,1500)); await postgres.stop();}
process.exit();
