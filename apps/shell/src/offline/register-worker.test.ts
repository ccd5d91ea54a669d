import { activateWaitingWorker, registerWorker } from './register-worker.ts';

/** A worker that waits behind an old one, which requests of pages restart `restarts` times. */
class WaitingWorker extends EventTarget {
  state: ServiceWorkerState = 'installed';
  requestCount = 0;
  claims = 0;
  #restarts: number;

  constructor(restarts: number) {
    super();
    this.#restarts = restarts;
  }

  postMessage(message: unknown): void {
    if (message === 'claim') this.claims += 1;
    if (message !== 'take-over') return;
    this.requestCount += 1;
    if (this.requestCount > this.#restarts) this.become('activated');
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  active: WaitingWorker | null = null;
  installing: WaitingWorker | null = null;
  waiting: WaitingWorker | null = null;
  update = jest.fn(async () => undefined);
}

let registration: Registration;
let serviceWorker: EventTarget & { controller: object | null };

beforeEach(() => {
  registration = new Registration();
  serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Returns whether the work ended within that time. */
async function isDoneAfter(work: Promise<void>, milliseconds: number): Promise<boolean> {
  let isDone = false;
  void work.then(() => (isDone = true));
  await jest.advanceTimersByTimeAsync(milliseconds);
  return isDone;
}

test('a worker that the old one preceded is requested again until it serves, and then no more', async () => {
  const worker = (registration.waiting = new WaitingWorker(3));
  await registerWorker();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(worker.state).toBe('activated');
  const { requestCount } = worker;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(worker.requestCount).toBe(requestCount);
});

test.each([
  ['a page that began while its worker took the open ones asks to be served', null, 1],
  ['a page that is served asks for nothing', {}, 0],
])('%s', async (_what, controller, claims) => {
  serviceWorker.controller = controller;
  registration.active = new WaitingWorker(0);
  await registerWorker();
  expect(registration.active.claims).toBe(claims);
});

test('a worker found later takes over as soon as it is installed', async () => {
  await registerWorker();
  const worker = (registration.installing = new WaitingWorker(0));
  worker.state = 'installing';
  registration.dispatchEvent(new Event('updatefound'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(worker.requestCount).toBe(0);
  worker.become('installed');
  expect(worker.state).toBe('activated');
});

test('a page stops requesting a worker that never activates', async () => {
  const worker = (registration.waiting = new WaitingWorker(Infinity));
  await registerWorker();
  await jest.advanceTimersByTimeAsync(60_000);
  const { requestCount } = worker;
  await jest.advanceTimersByTimeAsync(600_000);
  expect(worker.requestCount).toBe(requestCount);
});

test('the new version is loaded once its worker serves', async () => {
  registration.waiting = new WaitingWorker(2);
  const work = activateWaitingWorker();
  expect(await isDoneAfter(work, 100)).toBe(false);
  expect(await isDoneAfter(work, 1_500)).toBe(true);
  expect(registration.update).toHaveBeenCalledTimes(1);
});

test('the new version loads also when the worker does not activate, and at once when there is none', async () => {
  registration.waiting = new WaitingWorker(Infinity);
  const work = activateWaitingWorker();
  expect(await isDoneAfter(work, 4_000)).toBe(false);
  expect(await isDoneAfter(work, 1_500)).toBe(true);
  registration.waiting = null;
  expect(await isDoneAfter(activateWaitingWorker(), 1)).toBe(true);
});
