import { signIn } from '../bench/sign-in.ts';
import { prepareWindows } from '../bench/window.ts';
const stage=await prepareWindows();
const { page, close } = await stage.open();
await signIn(page);
await page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' }).click();
const openRow=async(row:number)=>{ await page.locator(`[role="grid"] [data-row="${row}"] [data-row-link]`).click(); await page.getByRole('main').getByRole('heading', { level: 2 }).nth(3).waitFor(); };
const back=async()=>{ await page.goBack(); await page.locator('[role="grid"] [data-row="10"]').waitFor(); };
for(let r=0;r<8;r++){ await openRow(r); await back(); await openRow(r); await back(); }
const cdp=await page.context().newCDPSession(page);
const mode=process.argv[2];
if(mode==='prof'){
const selfBy=new Map<string,number>(), total=new Map<string,number>(); let busy=0;
for(let r=8;r<16;r++){
  await openRow(r); await back(); await page.waitForTimeout(300);
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval',{interval:100}); await cdp.send('Profiler.start');
  await openRow(r);
  const {profile}=await cdp.send('Profiler.stop') as any;
  const self=new Map<number,number>(); profile.samples.forEach((s:number,i:number)=>self.set(s,(self.get(s)??0)+profile.timeDeltas[i]));
  const nodes=new Map(profile.nodes.map((n:any)=>[n.id,n])); const parent=new Map<number,number>(); for(const n of profile.nodes) for(const c of n.children??[]) parent.set(c,n.id);
  const nm=(x:any)=>`${x.callFrame.functionName||'(anon)'} ${x.callFrame.url.split('/').pop()}:${x.callFrame.lineNumber+1}:${x.callFrame.columnNumber}`;
  for(const [id,t] of self){ const seen=new Set<string>(); let n:any=nodes.get(id); selfBy.set(nm(n),(selfBy.get(nm(n))??0)+t); if(!/\(idle\)|\(program\)|\(root\)/.test(nm(n))) busy+=t; while(n){const k=nm(n); if(!seen.has(k)){seen.add(k); total.set(k,(total.get(k)??0)+t);} n=nodes.get(parent.get(n.id)!);} }
  await back();
}
console.log('busy per record',(busy/8000).toFixed(1));
const byFile=new Map<string,number>(); for(const [k,t] of selfBy){const f=k.split(' ').pop()!.split(':')[0]!; byFile.set(f,(byFile.get(f)??0)+t);}
console.log([...byFile].sort((a,b)=>b[1]-a[1]).slice(0,16).map(([k,t])=>`${(t/8000).toFixed(2)} ${k}`).join('\n'));
console.log([...total].sort((a,b)=>b[1]-a[1]).slice(0,70).map(([k,t])=>`  ${(t/8000).toFixed(2)} total ${((selfBy.get(k)??0)/8000).toFixed(2)} self ${k}`).join('\n'));
} else {
 await openRow(9); await back(); await page.waitForTimeout(300);
 const ev:any[]=[]; cdp.on('Tracing.dataCollected',({value}:any)=>ev.push(...value));
 await cdp.send('Tracing.start',{transferMode:'ReportEvents',traceConfig:{includedCategories:['devtools.timeline','toplevel']}} as any);
 await openRow(9); await page.waitForTimeout(100);
 const done=new Promise(r=>cdp.once('Tracing.tracingComplete',r as any)); await cdp.send('Tracing.end'); await done;
 const click=ev.find(e=>e.name==='EventDispatch'&&e.args?.data?.type==='click'); 
 for(const e of ev.filter(e=>e.tid===click.tid&&e.pid===click.pid&&e.dur>500&&e.ts>=click.ts-5000&&!/Ioctl|RunTask$/.test(e.name)||(e.tid===click.tid&&e.pid===click.pid&&e.dur>1500&&/RunTask/.test(e.name))).sort((a,b)=>a.ts-b.ts)) console.log(((e.ts-click.ts)/1000).toFixed(1),'+',(e.dur/1000).toFixed(1),'cpu',((e.tdur??0)/1000).toFixed(1),e.name,JSON.stringify(e.args?.elementCount??e.args?.beginData?.dirtyObjects??e.args?.data?.type??''));
}
await close(); await stage.close();
