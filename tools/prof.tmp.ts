import { preparePages } from '../bench/built-page.ts';
import { tasksDuring } from '../bench/processor.ts';
const what=process.argv[2];
const pages=await preparePages();
const page=await pages.open();
const prof=async(label:string,work:()=>Promise<unknown>)=>{
  const cdp=await page.context().newCDPSession(page);
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval',{interval:100});
  await cdp.send('Profiler.start'); await work(); await page.waitForTimeout(80);
  const {profile}=await cdp.send('Profiler.stop') as any; await cdp.detach();
  const self=new Map<number,number>(); const dt=profile.timeDeltas; profile.samples.forEach((s:number,i:number)=>self.set(s,(self.get(s)??0)+dt[i]));
  const nodes=new Map(profile.nodes.map((n:any)=>[n.id,n])); const parent=new Map<number,number>(); for(const n of profile.nodes) for(const c of n.children??[]) parent.set(c,n.id);
  const total=new Map<string,number>(); const selfBy=new Map<string,number>();
  for(const [id,t] of self){ const seen=new Set<string>(); let n:any=nodes.get(id); const nm=(x:any)=>`${x.callFrame.functionName||'(anon)'} ${x.callFrame.url.split('/').pop()}:${x.callFrame.lineNumber+1}:${x.callFrame.columnNumber}`; selfBy.set(nm(n),(selfBy.get(nm(n))??0)+t); while(n){ const k=nm(n); if(!seen.has(k)){seen.add(k); total.set(k,(total.get(k)??0)+t);} n=nodes.get(parent.get(n.id)!);} }
  console.log('==',label); 
  const busy=[...selfBy].filter(([k])=>!/\(idle\)|\(program\)/.test(k)).reduce((a,[,t])=>a+t,0);
  console.log(' busy',(busy/1000).toFixed(1));
  console.log([...total].filter(([k])=>!/^\((root|idle|program)/.test(k)).sort((a,b)=>b[1]-a[1]).slice(0,Number(process.argv[3]??25)).map(([k,t])=>`  ${(t/1000).toFixed(1)} total ${( (selfBy.get(k)??0)/1000).toFixed(1)} self ${k}`).join('\n'));
};
const trace=async(label:string,work:()=>Promise<unknown>)=>{
  const cdp=await page.context().newCDPSession(page); const ev:any[]=[]; cdp.on('Tracing.dataCollected',({value}:any)=>ev.push(...value));
  await cdp.send('Tracing.start',{transferMode:'ReportEvents',traceConfig:{includedCategories:['devtools.timeline','toplevel']}} as any);
  await work(); await page.waitForTimeout(80);
  const done=new Promise(r=>cdp.once('Tracing.tracingComplete',r as any)); await cdp.send('Tracing.end'); await done; await cdp.detach();
  console.log('==',label);
  const inv=new Map<string,number>(); for(const e of ev) if(/Invalidation|StyleRecalcInv|ScheduleStyle/.test(e.name)) {const k=e.name+' '+(e.args?.data?.reason??'')+' '+(e.args?.data?.nodeName??'').slice(0,60); inv.set(k,(inv.get(k)??0)+1);}
  for(const e of ev.filter(e=>/UpdateLayoutTree|^Layout$|EventDispatch|FunctionCall|Paint$|PrePaint|Layerize|Commit$|FireAnimationFrame|RunMicrotasks|RunTask/.test(e.name)&&e.dur>700).sort((a,b)=>a.ts-b.ts)) console.log(Math.round(e.ts/100)%100000/10,(e.dur/1000).toFixed(1),'cpu',((e.tdur??0)/1000).toFixed(1),e.name,JSON.stringify(e.args?.elementCount??e.args?.beginData??e.args?.data?.type??'').slice(0,160));
  console.log([...inv].sort((a,b)=>b[1]-a[1]).slice(0,12).map(([k,n])=>'  '+n+' '+k).join('\n'));
};
if(what==='palette-trace'){
  await page.evaluate(()=>(window as any).bench.openHome(200)); await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k'); await page.waitForTimeout(Number(process.argv[4]??150));
  for(const k of ['e','x','p','Backspace']) await trace(k,()=>page.keyboard.press(k));
} else if(what==='palette'){
  await page.evaluate(()=>(window as any).bench.openHome(200)); await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k'); await page.waitForTimeout(Number(process.argv[4]??150));
  for(const k of ['e','x','p','Backspace']) await prof(k,()=>page.keyboard.press(k));
} else if(what==='form-trace'){
  await page.evaluate(()=>(window as any).bench.openRecordForm(40,200)); await page.waitForLoadState('networkidle');
  await page.locator('input[name="identity.familyName"]').focus();
  for(const k of ['c','o']) await trace(k,()=>page.keyboard.press(k));
} else if(what==='form'){
  await page.evaluate(()=>(window as any).bench.openRecordForm(40,200)); await page.waitForLoadState('networkidle');
  await page.locator('input[name="identity.familyName"]').focus();
  for(const k of ['c','o']) await prof(k,()=>page.keyboard.press(k));
}
await pages.close();
