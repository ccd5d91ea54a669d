import { expect, type Page } from '@playwright/test';

import { test } from '../municipality.ts';

const ELSEWHERE = 'https://elsewhere.example';

/** Markup injected into a document in transit; each piece calls `struck` when it runs. */
const INJECTED_MARKUP = {
  'an inline script': `<script>struck('inline')</script>`,
  'a handler': `<img src="/favicon.svg?x" onload="struck('handler')">`,
  'a script of another origin': `<script src="${ELSEWHERE}/a.js"></script>`,
  'a script of another origin with its hash': `<script src="${ELSEWHERE}/a.js" integrity="sha384-x" crossorigin></script>`,
  'a script of our own origin': `<script src="/assets/injected.js" integrity="sha384-x" crossorigin></script>`,
  'a module': `<script type="module">struck('module')</script>`,
  'a frame': `<iframe srcdoc="<script>parent.struck('frame')</script>"></iframe>`,
  'a script address': `<a id="address" href="javascript:struck('address')">a</a>`,
  'another base': `<base href="${ELSEWHERE}/">`,
};

/** Opens a page with all of it in its document; returns the pieces that ran, and the requests to another origin. */
async function openInjected(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction('struck', (what: string) => ran.push(what));
  const script = {
    contentType: 'text/javascript',
    body: `struck('file')`,
    headers: { 'access-control-allow-origin': '*' },
  };
  await page.route('**/assets/injected.js', (route) => route.fulfill(script));
  await page.route(`${ELSEWHERE}/**`, (route) => {
    ran.push(route.request().url());
    return route.fulfill(script);
  });
  await page.route('**/status', async (route) => {
    const response = await route.fetch();
    const all = Object.values(INJECTED_MARKUP).join('');
    await route.fulfill({ response, body: (await response.text()).replace('<body>', () => `<body>${all}`) });
  });
  await page.goto('/status');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('#address')?.click());
  return ran;
}

test('markup injected into a document has no effect, and the page works beside it', async ({ municipality }) => {
  const page = await municipality.visitor();
  const ran = await openInjected(page);
  const violations: string[] = [];
  await expect
    .poll(() => violations.push(...municipality.drainViolations()) && violations.join('\n'))
    .toMatch(/javascript:/);
  for (const sign of ['inline script', 'event handler', `${ELSEWHERE}/a.js`, '/assets/injected.js', 'base-uri'])
    expect(violations.join('\n')).toContain(sign);
  expect(ran).toEqual([]);
  expect(await page.evaluate(() => document.baseURI)).toContain('/status');
  await page.context().close();
});

/** Attempts of compromised code. Each result is undefined when the policy stopped it, else its outcome. */
function runAttempts(otherOrigin: string): Promise<Record<string, unknown>> {
  const load = (address: string, place: Node = document.body) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.addEventListener('load', () => resolve('loaded'));
      script.addEventListener('error', reject);
      script.src = address;
      place.appendChild(script);
    });
  const own = performance.getEntriesByType('resource').map(({ name }) => name);
  const tries: Record<string, () => unknown> = {
    // oxlint-disable-next-line no-eval -- what must not work
    'a string as code': () => eval('1'),
    // oxlint-disable-next-line no-new-func -- what must not work
    'a string as a function': () => new Function('return 1')(),
    'a script without its hash': () => load(own.find((name) => name.includes('/assets/shell.')) ?? ''),
    'a script that is in no release': () => load('/api/municipality', document.head),
    'a script of another origin': () => load(`${otherOrigin}/a.js`, document.head),
    'code in an address': () => load('data:text/javascript,1', document.head),
    'a worker of a string': () => new Worker('data:text/javascript,1').constructor.name,
    'markup with a handler': () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="1">'),
    'a second policy': () =>
      (
        globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => object } }
      ).trustedTypes
        .createPolicy('boot', {})
        .toString(),
  };
  // A browser exempts its debugger from the policies; code of a timer is subject to them.
  return new Promise((resolve) => {
    setTimeout(async () => {
      const outcomes: Record<string, unknown> = {};
      for (const [what, attempt] of Object.entries(tries))
        try {
          outcomes[what] = (await attempt()) ?? 'ran';
        } catch {
          outcomes[what] = undefined;
        }
      resolve(outcomes);
    });
  });
}

test('compromised code runs nothing but files of the release', async ({ municipality }) => {
  const page = await municipality.visitor();
  await page.goto('/status');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(municipality.drainViolations()).toEqual([]);
  const came = await page.evaluate(runAttempts, ELSEWHERE);
  expect(Object.entries(came).filter(([, what]) => what !== undefined)).toEqual([]);
  expect(Object.keys(came)).toHaveLength(9);
  expect(municipality.drainViolations().length).toBeGreaterThanOrEqual(8);
  await page.context().close();
});
