// Fake server of the calendar demo: the rules of its form, its events, and the calls on them.

import { http, HttpResponse } from 'msw';
import * as v from 'valibot';

import { createDemoServer, refuse } from '../shared/mock/demo-server.ts';
import { type DemoStore, createDemoStore } from '../shared/mock/demo-store.ts';
import { type CalendarEvent, COLORS, createFirstEvents } from './first-events.ts';

/** The rules of the form once more: a server trusts no page. */
const EventFields = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(255)),
  description: v.pipe(v.string(), v.maxLength(5000)),
  allDay: v.boolean(),
  start: v.string(),
  end: v.string(),
  color: v.picklist(COLORS),
});
const New = v.pipe(
  EventFields,
  v.check((event: NewEvent) => isInOrder(event)),
);
const EventChange = v.object({ eventId: v.string(), update: v.partial(EventFields) });

/** Body of `calendar/new`. */
export type NewEvent = v.InferInput<typeof EventFields>;

function isInOrder({ start, end }: { readonly start: string; readonly end: string }): boolean {
  return Date.parse(end) >= Date.parse(start);
}

const MOST = 10_000;
const stores = new Map<string, DemoStore<readonly CalendarEvent[]>>();

/** The number of events that the address sets with `events=2000`; undefined for the usual one. */
export function parseEventCount(search: URLSearchParams): number | undefined {
  const count = Number(search.get('events'));
  return Number.isInteger(count) && count > 0 ? Math.min(count, MOST) : undefined;
}

/** Each size has its own events, so that measuring leaves the usual ones alone. */
function getStore(request: Request): DemoStore<readonly CalendarEvent[]> {
  const size = parseEventCount(new URL(request.url).searchParams);
  const name = size === undefined ? 'calendar' : `calendar-${size}`;
  const store = stores.get(name) ?? createDemoStore(name, () => createFirstEvents(size));
  stores.set(name, store);
  return store;
}

async function parseBody<S extends v.GenericSchema>(
  schema: S,
  request: Request,
): Promise<v.InferOutput<S> | undefined> {
  const result = v.safeParse(schema, await request.json());
  return result.success ? result.output : undefined;
}

const invalid = (): Response => refuse(400, 'The event is not complete.');
const createUnknownEvent = (): Response => refuse(404, 'Event not found');

const CALENDAR_HANDLERS = [
  http.get('*/api/calendar', ({ request }) => HttpResponse.json({ events: getStore(request).read() })),
  http.post('*/api/calendar/new', async ({ request }) => {
    const fields = await parseBody(New, request);
    if (!fields) return invalid();
    const event: CalendarEvent = { id: crypto.randomUUID(), ...fields };
    getStore(request).change((events) => [...events, event]);
    return HttpResponse.json({ event });
  }),
  http.post('*/api/calendar/update', async ({ request }) => {
    const eventChange = await parseBody(EventChange, request);
    if (!eventChange) return invalid();
    const store = getStore(request);
    const before = store.read().find(({ id }) => id === eventChange.eventId);
    if (!before) return createUnknownEvent();
    const event = { ...before, ...eventChange.update } as CalendarEvent; // a partial of valibot has no undefined in JSON
    if (!isInOrder(event)) return invalid();
    store.change((events) => events.map((one) => (one.id === event.id ? event : one)));
    return HttpResponse.json({ event });
  }),
  http.post('*/api/calendar/delete', async ({ request }) => {
    const body = await parseBody(v.object({ eventId: v.string() }), request);
    const store = getStore(request);
    if (!store.read().some(({ id }) => id === body?.eventId)) return createUnknownEvent();
    store.change((events) => events.filter(({ id }) => id !== body?.eventId));
    return HttpResponse.json({ eventId: body?.eventId });
  }),
];

/** Calls the server of the calendar, which runs in this page. */
export const callCalendar = createDemoServer(CALENDAR_HANDLERS);
