import { formatDeskAddress, shouldDeskRevalidate, readDesk } from './desk-address.ts';

test('the address of a desk is parsed as it was formatted', () => {
  const desk = {
    case: '7',
    view: 'mine',
    office: 'rhu',
    office_view: 'overdue',
    search: 'Ñ & co',
    cursor: undefined,
    doc: 'R09',
    pane: 'documents' as const,
  };
  expect(
    readDesk(new URL(formatDeskAddress('/fire/request/clearances', desk), 'http://desk.test').searchParams),
  ).toEqual(desk);
});

test('an unknown pane is no pane', () => {
  expect(readDesk(new URLSearchParams('pane=window')).pane).toBeUndefined();
});

const getAddressAfterMove = (from: string, to: string) =>
  shouldDeskRevalidate({
    currentUrl: new URL(`http://desk.test/fire?${from}`),
    nextUrl: new URL(`http://desk.test/fire?${to}`),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  } as unknown as Parameters<typeof shouldDeskRevalidate>[0]);

test.each([
  ['turning a page', 'case=7&doc=R09', 'case=7&doc=R10', false],
  ['changing the pane', 'case=7', 'case=7&pane=documents', false],
  ['opening another case', 'case=7', 'case=8', true],
  ['another view', 'view=open', 'view=mine', true],
  ['a nudge at the same address', 'case=7', 'case=7', true],
])('%s asks the server: from %s to %s, %s', (_what, from, to, asks) => {
  expect(getAddressAfterMove(from, to)).toBe(asks);
});
