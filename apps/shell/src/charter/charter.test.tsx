import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  type CitizensCharter,
  type ComplaintChannelsReply,
  getCitizensCharter,
  getComplaintChannels,
  getMunicipality,
  getRevenueCode,
  REQUIREMENT_RULES,
} from '@ebpls/contracts';
import { restoreSession, useSettings } from '@ebpls/remote-kit';
import { createFakeApi } from '@ebpls/testing-web';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createMunicipality } from '../testing/create-municipality.ts';
import { openShell } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });

const api = createFakeApi();
const ordinance = JSON.parse(
  readFileSync(join(__dirname, '../../../../tools/seed/data/revenue-code-2024.json'), 'utf8'),
);

const toNames = (en: string) => ({ en, fil: `${en} (fil)` });
const charter: CitizensCharter = {
  as_of: '2026-01-12',
  accept_days: 1,
  release_days: 1,
  answer_days: 3,
  offices: [
    { office: 'bplo', title: toNames('Licensing Office'), checks: toNames('All'), issues: toNames('Permit'), fees: [] },
    {
      office: 'fire',
      title: toNames('Fire Bureau'),
      checks: toNames('Fire safety'),
      issues: toNames('Fire certificate'),
      fees: [toNames('Fire fee')],
    },
  ],
  services: [
    {
      application_type: 'RENEWAL',
      classes: ['SIMPLE', 'COMPLEX'],
      days: { SIMPLE: 3, COMPLEX: 7 },
      offices: [{ office: 'fire', scope: 'SOME', days: { SIMPLE: 3, COMPLEX: 5 } }],
      requirements: REQUIREMENT_RULES.map((rule, place) => ({
        code: `R${String(place).padStart(2, '0')}`,
        name: toNames(`Paper ${place}`),
        rule,
        verified_by: ['fire'],
      })),
    },
  ],
};
const channels: ComplaintChannelsReply = {
  desk_en: 'Complaints Desk',
  desk_fil: 'Tanggapan ng Reklamo',
  hours_en: 'Weekdays',
  hours_fil: 'Lunes hanggang Biyernes',
  telephone: '',
  email: 'help@sanisidro.example',
  arta_email: 'complaints@arta.gov.ph',
  hotline: '8888',
};

beforeAll(() => restoreSession());
beforeEach(() => {
  api.replyWith(getMunicipality, createMunicipality());
  api.replyWith(getCitizensCharter, charter);
  api.replyWith(getComplaintChannels, channels);
  api.replyWith(getRevenueCode, {
    tax_year: 2026,
    today: '2026-01-12',
    ordinance,
    lines: [],
    barangays: [],
    holidays: [],
  });
});
afterEach(() => act(() => useSettings.setState(useSettings.getInitialState(), true)));

test('the charter lists each step with the responsible office and the limit of each class', async () => {
  openShell('/citizens-charter');
  const steps = within(await screen.findByRole('table', { name: 'Renewal of a business permit: Steps' }));
  const fire = steps.getByText('Fire certificate: Fire safety').closest('tr');
  expect(fire).toHaveTextContent('Officer in charge, Fire Bureau');
  expect(fire).toHaveTextContent('3 working days');
  expect(fire).toHaveTextContent('5 working days');
  expect(fire).toHaveTextContent('Fee: Fire fee');
  expect(fire).toHaveTextContent('Only if the business or the change requires it');
  expect(steps.getAllByRole('row').at(-1)).toHaveTextContent('7 working days');
  const papers = within(screen.getByRole('table', { name: 'Renewal of a business permit: Requirements' }));
  expect(papers.getAllByRole('row')).toHaveLength(REQUIREMENT_RULES.length + 1);
  expect(screen.getByRole('heading', { name: 'Business plate' })).not.toBeVisible();
  await userEvent.click(screen.getByText('Fees of a permit'));
  expect(screen.getByRole('heading', { name: 'Business plate' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'complaints@arta.gov.ph' })).toHaveAttribute(
    'href',
    'mailto:complaints@arta.gov.ph',
  );
});

test('the charter says which limits run side by side and which are outside the total', async () => {
  const [service] = charter.services;
  const offices = ['fire', 'bplo'].map((office) => ({ office, scope: 'ALL', days: { SIMPLE: 3, COMPLEX: 7 } }));
  api.replyWith(getCitizensCharter, { ...charter, services: [{ ...service, offices }] } as CitizensCharter);
  openShell('/citizens-charter');
  const steps = within(await screen.findByRole('table', { name: 'Renewal of a business permit: Steps' }));
  const getRow = (text: string | RegExp) => steps.getByText(text).closest('tr');
  expect(getRow(/^Check whether/)).toHaveTextContent('1 working day, before the total begins');
  expect(getRow('Fire certificate: Fire safety')).toHaveTextContent('At the same time as the other offices');
  expect(getRow('Release the permit')).toHaveTextContent('1 working day after payment, not part of the total');
  expect(getRow('Sign the permit')).toHaveTextContent('within the time for release');
  expect(steps.getAllByRole('row').at(-1)).toHaveTextContent(/to the decision.*7 working days$/);
});

test('the charter has a print button and a Filipino version', async () => {
  const print = jest.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  openShell('/citizens-charter');
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Filipino' }));
  expect(await screen.findByRole('table', { name: 'Pag-renew ng business permit: Mga hakbang' })).toBeVisible();
  expect(screen.getByText('Nakatalagang opisyal, Fire Bureau (fil)')).toBeVisible();
});

test('a municipality without a revenue code has a charter without fees', async () => {
  api.refuseWith(getRevenueCode, { code: 'missing', message: 'There is none.' });
  openShell('/citizens-charter');
  expect(await screen.findByRole('heading', { name: 'Complaints' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Fees and taxes' })).toBeNull();
});

test('the complaint channels are linked from the foot; missing ones are omitted', async () => {
  openShell('/citizens-charter');
  await userEvent.click(await screen.findByRole('link', { name: 'Complaints (ARTA, 8888)' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Complaints' })).toBeVisible();
  expect(await screen.findByText('Complaints Desk')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'National government' })).toBeVisible();
  expect(screen.getByRole('link', { name: '8888' })).toHaveAttribute('href', 'tel:8888');
  expect(screen.getByRole('link', { name: 'help@sanisidro.example' })).toBeVisible();
  expect(screen.queryByText('Telephone')).toBeNull();
});
