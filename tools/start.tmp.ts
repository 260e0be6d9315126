import { prepareWindows, paintOfContent } from '../bench/window.ts';
const stage = await prepareWindows();
for (let i=0;i<6;i++){
  const begin=Date.now();
  const w = await stage.open();
  const opened=Date.now();
  await w.page.getByRole('heading',{level:1}).waitFor();
  const painted=await paintOfContent(w.page);
  const info = await w.page.evaluate(()=>{const n=performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming; const p=performance.getEntriesByType('paint').map(e=>[e.name,Math.round(e.startTime)]); const r=performance.getEntriesByType('resource').map(e=>{const x=e as PerformanceResourceTiming;return [x.name.split('/').pop()?.slice(0,30),Math.round(x.startTime),Math.round(x.responseEnd),x.transferSize]}); return {origin:performance.timeOrigin, resp:n.responseEnd, dcl:n.domContentLoadedEventStart, load:n.loadEventEnd, p, r, marks: performance.getEntriesByType('mark').map(e=>[e.name,Math.round(e.startTime)])}});
  console.log('to origin',Math.round(info.origin-begin),'open returns',opened-begin,'LCP since begin',Math.round(painted-begin),'since origin',Math.round(painted-info.origin),JSON.stringify({resp:Math.round(info.resp),dcl:Math.round(info.dcl),load:Math.round(info.load),p:info.p,m:info.marks}));
  if(i===5) console.log(info.r.map(x=>x.join(' ')).join('\n'));
  await w.close();
}
await stage.close();
