import { launchBrowser } from './browser.ts';
import AxeBuilder from '@axe-core/playwright';
const b = await launchBrowser(); const base='http://localhost:4720';
const ctx = await b.newContext({ viewport: { width: 1280, height: 900 } }); const p = await ctx.newPage();
p.on('websocket', w => { console.log('ws', w.url().replace(/token=[^&]+/,'token=…')); w.on('close', () => console.log('ws closed')); w.on('framereceived', f => console.log('frame', String(f.payload).slice(0,80))); });
p.on('console', m => { if (m.type()==='error') console.log('console', m.text(), m.location().url); }); p.on('pageerror', e => console.log('pageerror', e.message));
const axe = async (name: string) => { const r = await new AxeBuilder({ page: p }).analyze(); for (const v of r.violations) console.log(name, v.id, v.impact, v.nodes.slice(0,3).map(n => n.html.slice(0,120)).join(' | ')); };
await p.goto(base+'/home'); await p.waitForTimeout(800); await axe('home+cookie'); await p.getByRole('button',{name:'I Agree'}).click(); await p.getByRole('button',{name:'Close'}).click();
for (const path of ['/login','/register','/login/verification','/recover/password','/permits/verify','/docs/environment-variables','/404']) { await p.goto(base+path); await p.getByRole('heading',{level:1}).waitFor(); await p.waitForTimeout(300); await axe(path); }
await p.goto(base+'/login'); await p.getByRole('button',{name:'Sign in',exact:true}).click(); await p.waitForTimeout(500); await axe('login errors');
await p.getByLabel('Email',{exact:true}).fill('rogelio.abantao@negosyo.example'); await p.getByLabel('Password',{exact:true}).fill('San-Isidro-demo-2026'); await p.getByRole('button',{name:'Sign in',exact:true}).click();
await p.getByRole('heading',{level:1,name:'Account'}).waitFor(); await p.waitForTimeout(1500); await axe('account');
await p.getByRole('button',{name:'Settings'}).click(); await p.waitForTimeout(400); await axe('settings'); await p.screenshot({path:'/tmp/s-settings.png'}); await p.keyboard.press('Escape');
for (const theme of ['LIGHT','UNICORN']) { await p.evaluate(t => { const s = JSON.parse(localStorage.getItem('settings') ?? '{}'); localStorage.setItem('settings', JSON.stringify({ ...s, theme: t, direction: t === 'UNICORN' ? 'rtl' : 'ltr' })); }, theme); for (const path of ['/home','/app/account','/app/calendar','/docs/routing']) { await p.goto(base+path); await p.getByRole('heading',{level:1}).waitFor(); await p.waitForTimeout(400); await axe(theme+path); } await p.screenshot({path:`/tmp/s-${theme}.png`}); }
for (const w of [320, 700]) { await p.setViewportSize({ width: w, height: 800 }); for (const path of ['/home','/app/account','/app/calendar','/docs/environment-variables']) { await p.goto(base+path); await p.getByRole('heading',{level:1}).waitFor(); await p.waitForTimeout(300); const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (over > 0) console.log('overflow', w, path, over); } }
await p.screenshot({path:'/tmp/s-700.png'}); await p.getByRole('button',{name:'Open the menu'}).click(); await p.waitForTimeout(300); console.log('register in menu at 700', await p.getByRole('link',{name:'Register'}).count());
await b.close();
