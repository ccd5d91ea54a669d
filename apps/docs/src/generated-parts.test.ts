import * as contracts from '@ebpls/contracts';
import { type Endpoint, isEndpoint } from '@ebpls/contracts';
import { PALETTE } from '@ebpls/ui/theme';

import { Environment } from '../../api/src/platform/config/environment.ts';
import { listAreas } from '../compile/addresses.ts';
import { renderAddressTables } from '../compile/addresses.ts';
import { API_PAGES } from '../compile/endpoints.built.ts';
import { renderEnvironmentTables } from '../compile/environment.ts';
import { type ColorName, computeLowestContrast } from './live/contrast.ts';

const apiText = Object.values(API_PAGES).join('\n');

test('every endpoint of the contracts is described once, with its permitted roles', () => {
  const endpoints = Object.values<unknown>(contracts).filter(isEndpoint);
  const headings = [...apiText.matchAll(/^## (\w+ \S+)$/gm)].map(([, name]) => name);
  expect(headings.toSorted()).toEqual(endpoints.map(({ method, path }: Endpoint) => `${method} ${path}`).toSorted());
  const sections = apiText
    .split(/^## /m)
    .slice(1)
    .filter((section) => section.includes(' /api/'));
  expect(sections.filter((section) => !/\*\*(?:Permitted|Public)/.test(section))).toEqual([]);
});

test('an endpoint lists role, permission, password, fields and reply', () => {
  const cancel =
    apiText.split(/^## /m).find((section) => section.startsWith('POST /api/counter/receipts/:receipt_no/cancel')) ?? '';
  expect(cancel).toMatch(
    /\*\*Permitted\*\*: admin with the permission `treasurer` \(`receipt\.cancel`\)\. The password must be confirmed\./,
  );
  const signin = apiText.split(/^## /m).find((section) => section.startsWith('POST /api/auth/signin')) ?? '';
  expect(signin).toContain('| `email` | text, at most 254 characters | yes |');
  expect(signin).toContain('| `code` | text, at most 20 characters | no |');
});

test('every setting of the server is in the tables, with its format, its default and whether it is secret', () => {
  const tables = renderEnvironmentTables();
  expect(Object.keys(Environment.entries).filter((name) => !tables.includes(`| \`${name}\` |`))).toEqual([]);
  expect(tables).toContain('| `PORT` | whole number from 0 to 65535 | `4200` |');
  expect(tables).toContain('| `ROLE` | all, api or worker | `all` |');
  expect(tables).toMatch(/`SMTP_URL` .*\*\*Secret\.\*\*/);
  expect(tables).toContain('| `LOG_DIR` |');
});

test('every mount is in the table of addresses, and pages of desks are below each', () => {
  const tables = renderAddressTables();
  expect(
    listAreas()
      .flatMap(({ mounts }) => mounts)
      .filter((mount) => !tables.includes(`\`${mount}\``)),
  ).toEqual([]);
  expect(tables).toContain('- `/app/management/companies/assessment/details/:assessment_code/:company_code`');
  expect(tables).toContain('- `/barangay/request/clearances`');
  expect(tables).not.toMatch(/undefined|\$\{|`\/\w+\/`/);
});

test('the colours of code are readable in every theme', () => {
  const colors: ColorName[] = ['text', 'primary', 'success', 'accent', 'info', 'warning', 'muted'];
  for (const theme of Object.keys(PALETTE) as (keyof typeof PALETTE)[])
    for (const color of colors)
      expect(Number.parseFloat(computeLowestContrast(theme, color))).toBeGreaterThanOrEqual(4.5);
  expect(Object.keys(PALETTE.LIGHT).map((name) => computeLowestContrast('LIGHT', name as ColorName))).toContain('–');
});
