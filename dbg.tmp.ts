import { startServer } from "#server/testing/process.ts"; import { execFileSync } from "node:child_process"; import autocannon from "autocannon"; import { validBooking } from "#server/testing/bookings.ts"; import {rmSync} from "node:fs";
rmSync('/tmp/x/mem',{recursive:true,force:true});
const t=performance.now(); const s=await startServer({DATA_DIR:'/tmp/x/mem'}); console.info('start',performance.now()-t);
const rss=()=>Number(execFileSync("ps",["-o","rss=","-p",String(s.process.pid)],{encoding:"utf8"}))/1000;
console.info('idle',rss());
for(let i=0;i<2;i++){ await autocannon({url:s.url+'/api/bookings',method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(validBooking),connections:32,amount:10000}); console.info('after',rss()); }
await s.stop();
