// A journey through a municipality with a revenue code of its own, from the workbook to a genuine permit.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';

import { approveCase, claimCase, readFirstPaper } from './office/clearance-steps.ts';
import { acceptApplication, approveBill, computeBill, releasePermit, signPermit } from './office/licensing-steps.ts';
import { applyForPermit, getFigure, type PermitDeclaration } from './owner/apply-for-permit.ts';
import { payWithGcash } from './owner/payment-steps.ts';
import { downloadPermit } from './owner/permit.ts';
import { type BusinessAnswers, registerBusiness } from './owner/register-business.ts';
import { registerOwner } from './owner/register-owner.ts';
import { expectReadable } from './expect-readable.ts';
import { test } from './municipality.ts';
import { importWorkbook, proveWithPastBills, publishAsSecondPerson, writeReasons } from './treasury/revenue-code.ts';

/** One municipality with a revenue code of its own, and a first permit there. */
export interface MunicipalityJourney {
  /** Name of its folder in the seed. */
  readonly municipality: string;
  /** Version of the draft that the seed makes. */
  readonly draft: string;
  /** A charge that last year's bills shall differ in, with the amount that they are given. */
  readonly differing: { readonly code: string; readonly amount: string; readonly name: RegExp };
  readonly owner: { readonly firstname: string; readonly lastname: string; readonly password: string };
  readonly business: Pick<BusinessAnswers, 'company_name' | 'line' | 'area' | 'total_assets'>;
  readonly figures: Readonly<Record<string, string>>;
  /** The measures that the code has for this line, as typed; none of `absent` is on the form. */
  readonly measures: Readonly<Record<string, string>>;
  readonly absent: readonly string[];
  /** The bill to the centavo, as `npm run assess -- --code` computes it. */
  readonly bill: string;
  /** The office that reads a declared measure, and the offices that clear after it. */
  readonly reader: { readonly office: string; readonly value: string };
  readonly offices: readonly string[];
}

const MUNICIPALITIES_FOLDER = join(import.meta.dirname, '../../../tools/seed/data/towns');
const PHONE_VIEW = { width: 360, height: 800 };
const DESK_VIEW = { width: 1280, height: 900 };

type PastBills = { charges: { code: string; amount: string }[] }[];

/** Last year's bills of the municipality, the first of them with another amount of one charge. */
async function readPastBills({ municipality, differing }: MunicipalityJourney): Promise<Buffer> {
  const bills = JSON.parse(
    await readFile(join(MUNICIPALITIES_FOLDER, municipality, 'bills.json'), 'utf8'),
  ) as PastBills; // of the seed
  const [first] = bills;
  if (!first) throw new Error('The municipality has no worked bills.');
  first.charges = first.charges.map((charge) =>
    charge.code === differing.code ? { ...charge, amount: differing.amount } : charge,
  );
  return Buffer.from(JSON.stringify({ bills }));
}

/** What the tests of one journey hand on. */
interface Walk {
  readonly company_name: string;
  readonly application: { company_code: string; assessment_code: string };
  owner: Page;
}

/** Registers the tests of the journey; each continues where the one before ended. */
export function defineMunicipalityJourney(journey: MunicipalityJourney): void {
  const walk = {
    company_name: `${journey.business.company_name} ${process.pid}`,
    application: { company_code: '', assessment_code: '' },
  } as Walk; // its page is opened by the first test of the owner
  test.describe.configure({ mode: 'serial' });
  defineCodeTests(journey);
  defineOwnerTests(journey, walk);
  definePermitTests(journey, walk);
}

function defineCodeTests(journey: MunicipalityJourney): void {
  test('the next revenue code is imported from a workbook, each finding gets a reason', async ({ municipality }) => {
    const admin = await municipality.clerk('admin');
    await importWorkbook(admin, journey.draft);
    await expectReadable(admin);
    await writeReasons(admin, 'Decided with the Sanggunian.');
  });

  test('it is proved by last year’s bills; a second person accepts the difference and publishes', async ({
    municipality,
  }) => {
    const admin = await municipality.clerk('admin');
    await proveWithPastBills(admin, await readPastBills(journey));
    await expect(admin.getByRole('cell', { name: journey.differing.name })).toBeVisible();
    await publishAsSecondPerson(await municipality.clerk('treasurer'), admin.url());
  });
}

function toDeclaration(
  { figures, measures, absent, owner: { firstname, lastname }, bill }: MunicipalityJourney,
  { application: { company_code } }: Walk,
): PermitDeclaration {
  return { company_code, figures, measures, absent, signed_name: `${firstname} ${lastname}`, estimate: bill };
}

function defineOwnerTests(journey: MunicipalityJourney, walk: Walk): void {
  test('anyone learns what the business would pay, by the measures of its line', async ({ municipality }) => {
    const visitor = await municipality.visitor({ viewport: PHONE_VIEW });
    await visitor.goto('/pricing');
    await visitor.getByRole('combobox', { name: 'Line of business' }).fill(journey.business.line);
    await visitor
      .getByRole('option', { name: new RegExp(`^${journey.business.line}`) })
      .first()
      .click();
    for (const label of Object.keys(journey.measures)) await expect(getFigure(visitor, label)).toBeVisible();
    for (const label of journey.absent) await expect(getFigure(visitor, label)).toHaveCount(0);
    await expect(visitor.getByLabel('Barangay', { exact: true })).toHaveCount(1);
    await expectReadable(visitor);
  });

  test('an owner registers the business and declares its measures, and nothing of other lines', async ({
    municipality,
  }) => {
    walk.owner = await municipality.visitor();
    const email = `${journey.owner.firstname.toLowerCase()}.${process.pid}@negosyo.example`;
    await registerOwner(walk.owner, { ...journey.owner, email });
    walk.application.company_code = await registerBusiness(walk.owner, {
      ...journey.business,
      company_name: walk.company_name,
      barangay: 'Poblacion',
      workers: { female: 1, male: 2 },
      date_started: '2026-01-12',
    });
    walk.application.assessment_code = await applyForPermit(walk.owner, toDeclaration(journey, walk));
    const { company_code, assessment_code } = walk.application;
    await walk.owner.setViewportSize(PHONE_VIEW);
    await walk.owner.goto(`/app/management/companies/assessment/details/${assessment_code}/${company_code}`);
    await expectReadable(walk.owner);
    await walk.owner.setViewportSize(DESK_VIEW);
  });
}

function definePermitTests(journey: MunicipalityJourney, walk: Walk): void {
  test('an office reads what was declared, and all offices clear the business', async ({ municipality }) => {
    const { company_name } = walk;
    await acceptApplication(await municipality.clerk('bplo'), company_name);
    await walk.owner.reload();
    await expect(walk.owner.getByRole('list', { name: 'Clearances' }).getByRole('listitem').first()).toBeVisible();
    for (const office of [journey.reader.office, ...journey.offices]) {
      const clerk = await municipality.clerk(office);
      await claimCase(clerk, office, company_name);
      if (office === journey.reader.office)
        await expect(clerk.getByText(journey.reader.value, { exact: true }).first()).toBeVisible();
      await readFirstPaper(clerk);
      await approveCase(clerk, company_name);
    }
  });

  test('the bill explains each charge by the code, and is paid to the centavo', async ({ municipality }) => {
    await computeBill(await municipality.clerk('bplo'), walk.company_name);
    await approveBill(await municipality.clerk('treasurer'), walk.company_name, journey.bill);
    await walk.owner.reload();
    await payWithGcash(walk.owner, walk.application, journey.bill);
  });

  test('the permit is released, signed and genuine', async ({ municipality }) => {
    await releasePermit(await municipality.clerk('bplo'), walk.company_name);
    await signPermit(await municipality.clerk('mayor'), walk.company_name);
    const permit = await downloadPermit(walk.owner, walk.application);
    const passerBy = await municipality.visitor({ viewport: PHONE_VIEW });
    await passerBy.goto(`/permits/verify/${permit.token}`);
    await expect(passerBy.getByText('This permit is genuine and valid')).toBeVisible();
    await expect(passerBy.getByText(walk.company_name)).toBeVisible();
  });
}
