import { launchBrowser } from './src/browser.ts';
const shots = process.argv.slice(2);
const base = 'http://localhost:4310';
const browser = await launchBrowser();
for (const shot of shots) {
  const [who, address, theme, width, out, ...keys] = shot.split('|') as [string, string, string, string, string];
  const page = await browser.newPage({ viewport: { width: Number(width), height: Number(width) < 700 ? 780 : 800 } });
  page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log('console', m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
  await page.addInitScript((t) => { localStorage.setItem('settings', JSON.stringify({ theme: t, direction: 'ltr', responsiveFontSizes: true, language: 'en' })); document.cookie = 'cookie_consent=1'; localStorage.setItem('cookieConsent','1'); localStorage.setItem('menuFolded', '1'); }, theme);
  await page.goto(`${base}/login`);
  await page.locator('[name=email]').fill(who);
  await page.locator('[name=password]').fill('San-Isidro-demo-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL((u) => !u.pathname.startsWith('/login'), { timeout: 15000 }).catch(() => console.log('no login'));
  await page.goto(base + address);
  await page.waitForTimeout(1500);
  for (const name of ['I Agree', 'Close']) await page.getByRole('button', { name, exact: true }).click({ timeout: 500 }).catch(() => {});
  for (const key of keys) {
    if (key.startsWith('click:')) await page.getByText(key.slice(6)).first().click({ timeout: 3000 }).catch((e) => console.log('noclick', key));
    else if (key.startsWith('fill:')) { const [l, v] = key.slice(5).split('='); await page.getByLabel(l as string).first().fill(v as string).catch((e) => console.log('nofill', key)); }
    else await page.keyboard.press(key);
    await page.waitForTimeout(900);
  }
  await page.screenshot({ path: out, fullPage: process.env['FULL'] === '1' });
  console.log(out, page.url());
  await page.context().close().catch(() => {}); await page.close().catch(() => {});
}
await browser.close();
