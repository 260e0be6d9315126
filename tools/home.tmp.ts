import fr from '../src/renderer/locales/fr/session.json' with { type: 'json' };
import { prepareWindows } from '../bench/window.ts';
const stage=await prepareWindows();
for(const account of ['solidaryOperator','administrator'] as const) for(let i=0;i<3;i++){
const {page,close}=await stage.open();
const frames:any[]=[];
page.on('websocket',ws=>{});
const b=page.getByRole('button',{name:fr.training.accounts[account].name});
await b.waitFor(); await page.waitForLoadState('networkidle');
const cdp=await page.context().newCDPSession(page); await cdp.send('Network.enable');
const log:any[]=[]; 
cdp.on('Network.webSocketFrameSent',({timestamp,response}:any)=>log.push([timestamp,'>',response.payloadData.slice(0,150)]));
cdp.on('Network.webSocketFrameReceived',({timestamp,response}:any)=>log.push([timestamp,'<',response.payloadData.slice(0,110)]));
cdp.on('Network.requestWillBeSent',({timestamp,request}:any)=>log.push([timestamp,'req',request.url.split('/').pop()]));
const t0=await page.evaluate(()=>new Promise<void>(r=>r()));
const ev=page.evaluate(()=>new Promise<any>(res=>{let p=0;addEventListener('click',e=>{p=e.timeStamp},{capture:true,once:true});const o=new MutationObserver(()=>{if(document.querySelector('main[data-page="home"] h1')){o.disconnect();requestAnimationFrame(()=>setTimeout(()=>res([p,performance.now()])))}});o.observe(document.body,{subtree:true,childList:true});}));
await page.evaluate(()=>{});
await b.click();
const [p,done]=await ev; await page.waitForTimeout(700);
const first=log[0][0];
console.log('==',account,'press to painted',Math.round(done-p));
if(i===2) for(const [t,k,x] of log) console.log(Math.round((t-first)*1000),k,x);
await close();
}
await stage.close();
