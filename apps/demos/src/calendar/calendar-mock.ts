import { getResponse, http, HttpResponse } from 'msw';

/** An event of the demonstration calendar; the template's own names are kept (specification section 3). */
export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly allDay: boolean;
  readonly start: string;
  readonly end: string;
}

interface Planned {
  readonly day: number;
  readonly hour: number;
  readonly title: string;
  readonly description: string;
}

const PLANNED: readonly Planned[] = [
  { day: 3, hour: 9, title: 'Staff meeting', description: 'Monday flag ceremony, then the week’s plan.' },
  { day: 5, hour: 14, title: 'Market inspection', description: 'Stalls 1 to 40 with the sanitary inspector.' },
  { day: 10, hour: 10, title: 'Owners’ orientation', description: 'How to renew with a smartphone.' },
  { day: 12, hour: 13, title: 'Fire drill', description: 'Municipal Hall, both floors.' },
  { day: 18, hour: 9, title: 'Budget hearing', description: 'Session hall.' },
  { day: 20, hour: 8, title: 'Quarterly deadline', description: 'Last day to pay the quarter without surcharge.' },
  { day: 26, hour: 15, title: 'Barangay assembly', description: 'Covered court of Poblacion I.' },
];

/** The demonstration's events of a month, `2026-01`. The same month always has the same ones. */
function eventsOf(month: string): CalendarEvent[] {
  return PLANNED.map(({ day, hour, title, description }) => {
    const at = (clock: number): string =>
      `${month}-${String(day).padStart(2, '0')}T${String(clock).padStart(2, '0')}:00:00+08:00`;
    return { id: `${month}-${day}`, title, description, allDay: false, start: at(hour), end: at(hour + 1) };
  });
}

const HANDLERS = [
  http.get('*/api/calendar', ({ request }) =>
    HttpResponse.json({ events: eventsOf(new URL(request.url).searchParams.get('month') ?? '') }),
  ),
];

/**
 * Asks the demonstration's own server, which lives in this page (decision E36): no service worker, and nothing of it ever
 * meets the product's data. Throws when the demonstration does not know the address.
 */
export async function askDemo<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await getResponse(HANDLERS, new Request(new URL(address, location.origin), { signal }));
  if (!response?.ok) throw new Error(`The demonstration has no answer for ${address}.`);
  return (await response.json()) as T; // the mock above is the only one that answers
}
