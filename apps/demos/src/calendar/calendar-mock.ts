import { http, HttpResponse } from 'msw';
import * as v from 'valibot';

import { demoServer, refuse } from '../shared/mock/demo-server.ts';
import { type DemoStore, demoStore } from '../shared/mock/demo-store.ts';
import { type CalendarEvent, COLORS, firstEvents } from './first-events.ts';

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
const Changed = v.object({ eventId: v.string(), update: v.partial(EventFields) });

/** What a call to `calendar/new` holds. */
export type NewEvent = v.InferInput<typeof EventFields>;

function isInOrder({ start, end }: { readonly start: string; readonly end: string }): boolean {
  return Date.parse(end) >= Date.parse(start);
}

const MOST = 10_000;
const stores = new Map<string, DemoStore<readonly CalendarEvent[]>>();

/** The size of the data that the address asks for with `events=2000`; nothing for the usual one. */
export function parseEventCount(search: URLSearchParams): number | undefined {
  const count = Number(search.get('events'));
  return Number.isInteger(count) && count > 0 ? Math.min(count, MOST) : undefined;
}

/** Each size has its own events, so that measuring leaves the usual ones alone. */
function storeOf(request: Request): DemoStore<readonly CalendarEvent[]> {
  const size = parseEventCount(new URL(request.url).searchParams);
  const name = size === undefined ? 'calendar' : `calendar-${size}`;
  const store = stores.get(name) ?? demoStore(name, () => firstEvents(size));
  stores.set(name, store);
  return store;
}

async function bodyOf<S extends v.GenericSchema>(schema: S, request: Request): Promise<v.InferOutput<S> | undefined> {
  const read = v.safeParse(schema, await request.json());
  return read.success ? read.output : undefined;
}

const invalid = (): Response => refuse(400, 'The event is not complete.');
const unknown = (): Response => refuse(404, 'Event not found');

const HANDLERS = [
  http.get('*/api/calendar', ({ request }) => HttpResponse.json({ events: storeOf(request).read() })),
  http.post('*/api/calendar/new', async ({ request }) => {
    const fields = await bodyOf(New, request);
    if (!fields) return invalid();
    const event: CalendarEvent = { id: crypto.randomUUID(), ...fields };
    storeOf(request).change((events) => [...events, event]);
    return HttpResponse.json({ event });
  }),
  http.post('*/api/calendar/update', async ({ request }) => {
    const changed = await bodyOf(Changed, request);
    if (!changed) return invalid();
    const store = storeOf(request);
    const before = store.read().find(({ id }) => id === changed.eventId);
    if (!before) return unknown();
    const event = { ...before, ...changed.update } as CalendarEvent; // a partial of valibot has no undefined in JSON
    if (!isInOrder(event)) return invalid();
    store.change((events) => events.map((one) => (one.id === event.id ? event : one)));
    return HttpResponse.json({ event });
  }),
  http.post('*/api/calendar/delete', async ({ request }) => {
    const named = await bodyOf(v.object({ eventId: v.string() }), request);
    const store = storeOf(request);
    if (!store.read().some(({ id }) => id === named?.eventId)) return unknown();
    store.change((events) => events.filter(({ id }) => id !== named?.eventId));
    return HttpResponse.json({ eventId: named?.eventId });
  }),
];

/** Asks the server of the calendar, which lives in this page. */
export const askCalendar = demoServer(HANDLERS);
