import type { Centavos } from '@ebpls/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';

import * as ui from '../test/every-part.ts';
import { THEMES } from './theme/tokens.ts';

const amount = 340_500 as Centavos;
const municipality = {
  municipality: { name: 'San Isidro', bounds: { south: 14, west: 121, north: 14.2, east: 121.2 } },
  barangays: [],
  map_tiles_url: null,
} as unknown as ui.MunicipalityMapProps['reference'];
const point = { label: 'January', value: 3 };

/** One sample of every part. A new export without a sample fails the first test below. */
const NOTHING_SELECTED: ui.Selection = {
  ids: [],
  has: () => false,
  toggle: () => {},
  toggleAll: () => {},
  clear: () => {},
};

const samples: Record<string, ReactElement> = {
  AccountFace: <ui.AccountFace name="Ernesto Villarin" note="Business owner" />,
  ActButtons: (
    <ui.ActButtons menu={<ui.Button>More acts</ui.Button>}>
      <ui.Button>Approve</ui.Button>
      <ui.Button>Return</ui.Button>
    </ui.ActButtons>
  ),
  AmountField: <ui.AmountField label="Capital" name="capital" />,
  AppFrame: (
    <ui.AppFrame top="top" menu="menu">
      page
    </ui.AppFrame>
  ),
  Avatar: <ui.Avatar name="Ernesto C. Villarin" />,
  Band: <ui.Band>band</ui.Band>,
  AreaField: <ui.AreaField label="Floor area" name="area" />,
  BarTools: <ui.BarTools>bell</ui.BarTools>,
  BarChart: <ui.BarChart points={[point]} />,
  Boundary: <ui.Boundary part="queue">rows</ui.Boundary>,
  BigFigure: (
    <ui.BigFigure value="2" unit="days">
      median
    </ui.BigFigure>
  ),
  BigFigures: <ui.BigFigures>figures</ui.BigFigures>,
  Bill: (
    <ui.Bill label="Bill">
      <ui.BillLine name="Plate" amount={amount} />
    </ui.Bill>
  ),
  BillLine: (
    <ui.Bill>
      <ui.BillLine name="Mayor’s permit fee" amount={amount} />
    </ui.Bill>
  ),
  BillTotal: (
    <ui.Bill>
      <ui.BillTotal label="Total" amount={amount} />
    </ui.Bill>
  ),
  Blocker: (
    <ui.Blocker tone="warning" title="Waiting for you">
      since today
    </ui.Blocker>
  ),
  Box: <ui.Box look="card">inside</ui.Box>,
  Button: <ui.Button>Save</ui.Button>,
  Chart: (
    <ui.Chart title="Applications" sentence="January is busy." points={[point]}>
      drawn
    </ui.Chart>
  ),
  Charts: (
    <ui.Charts>
      <ui.Chart title="Applications" sentence="January is busy." points={[point]}>
        drawn
      </ui.Chart>
    </ui.Charts>
  ),
  CheckField: <ui.CheckField label="Sells liquor" name="liquor" />,
  CheckItem: (
    <ui.CheckList>
      <ui.CheckItem label="Two exits" answer="yes" answerText="Compliant" />
    </ui.CheckList>
  ),
  CheckList: <ui.CheckList label="Checklist" />,
  Chip: <ui.Chip count={3}>Mine</ui.Chip>,
  ClearanceRow: (
    <ui.Rows>
      <ui.ClearanceRow office="Fire" status="Approved" />
    </ui.Rows>
  ),
  ColumnChart: <ui.ColumnChart points={[point]} />,
  ComboField: <ui.ComboField label="Line of business" name="line" options={[{ value: '1', label: 'Retail' }]} />,
  CookieBanner: (
    <ui.CookieBanner title="Cookies." action={<button type="button">I Agree</button>}>
      text
    </ui.CookieBanner>
  ),
  DateField: <ui.DateField label="Started on" name="started" />,
  DayText: <ui.DayText day="2026-01-20" />,
  DaysMeter: <ui.DaysMeter used={1} limit={3} />,
  DeskFrame: <ui.DeskFrame queue="queue" case="case" documents="papers" pane="case" />,
  Divider: <ui.Divider />,
  EmptyState: <ui.EmptyState title="No businesses yet">Register one.</ui.EmptyState>,
  ErrorSummary: <ui.ErrorSummary errors={[{ field_id: 'capital', message: 'Enter the capital' }]} />,
  ExplainedReason: (
    <ui.ExplainedReason reason="A fixed amount." more="How it is computed" less="Hide">
      250.00
    </ui.ExplainedReason>
  ),
  Facts: <ui.Facts items={[{ label: 'Owner', value: 'Arnel' }]} />,
  FailedState: <ui.FailedState message="The server did not answer." reference="7F3A" />,
  Field: <ui.Field label="Place">control</ui.Field>,
  FieldRow: <ui.FieldRow>field and button</ui.FieldRow>,
  Figure: <ui.Figure value="41" label="open" to="/open" />,
  Figures: <ui.Figures>figures</ui.Figures>,
  FileField: <ui.FileField label="Lease" onChoose={() => undefined} />,
  FilePages: (
    <ui.FilePages
      label="Pages of the lease"
      pages={[
        { key: 'a', thumbnail: undefined },
        { key: 'b', thumbnail: undefined, note: 'The photo is dark.' },
      ]}
      onMove={() => undefined}
      onRemove={() => undefined}
    />
  ),
  Collapsible: (
    <ui.Collapsible label="Settings" icon="sun">
      choices
    </ui.Collapsible>
  ),
  FormBar: <ui.FormBar savedState="Saved 10:42">Continue</ui.FormBar>,
  FullScreenLoader: <ui.FullScreenLoader />,
  Grid: <ui.Grid>cells</ui.Grid>,
  Heading: <ui.Heading>Papers</ui.Heading>,
  Hero: <ui.Hero label="San Isidro" title="Business permits" />,
  Icon: <ui.Icon name="check" label="done" />,
  IconButton: <ui.IconButton label="Print" icon="print" />,
  InquiryButton: <ui.InquiryButton unread={2} />,
  KeyHint: <ui.KeyHint>A</ui.KeyHint>,
  Loading: <ui.Loading />,
  Logo: <ui.Logo label="Seal of San Isidro" />,
  Meter: <ui.Meter label="Answered" value={6} max={7} />,
  MobileField: <ui.MobileField label="Mobile number" name="mobile" />,
  MomentText: <ui.MomentText at="2026-01-20T00:55:00Z" />,
  NoMatch: <ui.NoMatch searchText="bakry" />,
  NoRights: <ui.NoRights />,
  Notice: (
    <ui.Notice label="Settings" actions="Close">
      changed
    </ui.Notice>
  ),
  NumberedText: <ui.NumberedText>Application APP-2026-000006.</ui.NumberedText>,
  NumberField: <ui.NumberField label="Employees" name="workers" />,
  Page: <ui.Page title="Business Holdings">matter</ui.Page>,
  Pager: <ui.Pager nextCursor="n" to={() => '/list'} />,
  Pane: <ui.Pane head="head">matter</ui.Pane>,
  VisibleFor: <ui.VisibleFor when="known">my area</ui.VisibleFor>,
  PasswordField: <ui.PasswordField label="Password" name="password" />,
  Pesos: <ui.Pesos amount={amount} />,
  PublicFrame: <ui.PublicFrame top="top">page</ui.PublicFrame>,
  QrCode: <ui.QrCode text="a permit" />,
  RadioField: <ui.RadioField label="Pay" name="mode" options={[{ value: 'a', label: 'Once' }]} />,
  Remark: <ui.Remark>Do not pay again.</ui.Remark>,
  PinsMap: (
    <ui.PinsMap
      reference={municipality}
      label="Businesses of San Isidro"
      marks={[{ lat: 14.1, lng: 121.1, count: 3, tone: 'info', label: '3 businesses' }]}
      onView={() => undefined}
      loading="coming"
      failed="gone"
    />
  ),
  Row: <ui.Row>beside</ui.Row>,
  PickList: <ui.PickList label="Offices" />,
  PickRow: (
    <ui.PickList label="Offices">
      <ui.PickRow title="Fire" note="BFP" icon="building" unread="Unread" to="/fire" />
    </ui.PickList>
  ),
  RowGroup: (
    <ui.Rows>
      <ui.RowGroup label="Due today" count={2} />
    </ui.Rows>
  ),
  RowItem: (
    <ui.Rows>
      <ui.RowItem title="Punla Furniture" to="/case" />
    </ui.Rows>
  ),
  RowCard: <ui.RowCard title="Matibay Hardware" note="SI-000114" end="₱3,405.00" />,
  Rows: <ui.Rows label="Cases" />,
  SearchField: <ui.SearchField label="Name or number" />,
  Disclosure: <ui.Disclosure summary="Show as a table">rows</ui.Disclosure>,
  Section: <ui.Section title="Clearances">rows</ui.Section>,
  Segmented: <ui.Segmented label="Rows" value="a" options={[{ value: 'a', label: 'Compact' }]} />,
  SelectField: <ui.SelectField label="Barangay" name="barangay" options={[{ value: '1', label: 'Silangan' }]} />,
  SelectRow: <ui.SelectRow selection={NOTHING_SELECTED} id="7" name="Matibay Hardware" />,
  SelectionBar: (
    <ui.SelectionBar selection={NOTHING_SELECTED} ids={['7']}>
      acts
    </ui.SelectionBar>
  ),
  SideMenu: <ui.SideMenu current="/" sections={[{ items: [{ label: 'Dashboard', to: '/', icon: 'home' }] }]} />,
  SignaturePad: <ui.SignaturePad label="Signature" value={[]} onChange={() => {}} maxPoints={1_000} />,
  Split: <ui.Split main="main" aside="aside" />,
  Stack: <ui.Stack>under</ui.Stack>,
  StageLine: <ui.StageLine stages={[{ label: 'Applied', state: 'done' }]} />,
  TaskRow: (
    <ui.Rows>
      <ui.TaskRow icon="wallet" tone="danger" title="Pay the bill" act={<ui.Button to="/pay">Pay</ui.Button>} />
    </ui.Rows>
  ),
  StatusBadge: <ui.StatusBadge kind="application" status="ISSUED" />,
  LandingSteps: <ui.LandingSteps items={[{ label: 'Step 1', title: 'Apply', text: 'One form.' }]} />,
  StorefrontPicture: <ui.StorefrontPicture />,
  SwitchField: <ui.SwitchField label="Text size" name="fonts" />,
  Table: (
    <ui.Table
      caption="Businesses"
      rows={[{ id: 1 }]}
      rowKey={({ id }) => id}
      columns={[{ key: 'id', header: 'Number', cell: ({ id }) => id }]}
    />
  ),
  Tag: <ui.Tag tone="info">New</ui.Tag>,
  TaskList: <ui.TaskList items={[{ label: 'Documents', state: 'now' }]} />,
  Text: <ui.Text>words</ui.Text>,
  TextArea: <ui.TextArea label="Remarks" name="remarks" />,
  TextField: <ui.TextField label="Trade name" name="trade_name" />,
  TextLink: <ui.TextLink to="/x">See</ui.TextLink>,
  Timeline: <ui.Timeline entries={[{ at: '2026-01-20T00:55:00Z', title: 'You applied' }]} />,
  TinField: <ui.TinField label="TIN" name="tin" />,
  PrintSheet: (
    <p>
      A list for printing
      <ui.PrintSheet title="Queue" lines={['Fire']} heads={['Business']} rows={[['Matibay Hardware']]} />
    </p>
  ),
  Toaster: <ui.Toaster />,
  TotalBar: (
    <ui.TotalBar label="To pay today" amount={amount}>
      Pay
    </ui.TotalBar>
  ),
  MunicipalityMap: (
    <ui.MunicipalityMap
      reference={municipality}
      label="Map of San Isidro"
      point={undefined}
      loading="coming"
      failed="gone"
    />
  ),
  SealPicture: <ui.SealPicture src="/seal.png" />,
  TopBar: <ui.TopBar place="San Isidro" />,
  UiProvider: <ui.UiProvider>all</ui.UiProvider>,
  Verdict: (
    <ui.Verdict tone="success" title="Genuine">
      Compare the name.
    </ui.Verdict>
  ),
  VisuallyHidden: <ui.VisuallyHidden>heard</ui.VisuallyHidden>,
};

const parts = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
  .map(([name]) => name);

test('every part has a sample here', () => {
  expect(parts.toSorted()).toEqual(Object.keys(samples).toSorted());
});

test.each(
  THEMES.flatMap((theme) => [
    { theme, direction: 'ltr' as const },
    { theme, direction: 'rtl' as const },
  ]),
)('every part is drawn in $theme, $direction, without a complaint', async ({ theme, direction }) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const all = Object.entries(samples).map(([name, sample]) => (
    <div key={name} data-testid={name}>
      {sample}
    </div>
  ));
  render(
    <MemoryRouter>
      <ui.UiProvider theme={theme} direction={direction} locale="fil">
        {all}
      </ui.UiProvider>
    </MemoryRouter>,
  );
  const code = screen.getByTestId('QrCode');
  await waitFor(() => expect(code.querySelector('path')).not.toBeNull());
  expect(Object.keys(samples).filter((name) => screen.getByTestId(name).innerHTML === '')).toEqual([]);
  expect(complaints.mock.calls.map(([first]) => String(first))).toEqual([]);
  complaints.mockRestore();
});

test('theme, direction and language are set on the document', () => {
  render(<ui.UiProvider theme="UNICORN" direction="rtl" locale="fil" responsiveFonts={false} />);
  expect(document.documentElement).toHaveAttribute('data-theme', 'UNICORN');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'fil');
  expect(document.documentElement).toHaveAttribute('data-fonts', 'fixed');
});
