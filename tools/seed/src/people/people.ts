// Lists the people of the demo data who have an account: staff, barangay secretaries, owners and heirs.

import { OFFICE_ROLES, type Permission } from '@ebpls/contracts';

import type { MunicipalityRecords } from '../municipality/municipality.ts';
import type { Barangay } from '../records.ts';

const OWNERS = 'negosyo.example';

/** One account of the demo data. `line` is the word of its sign-in line at start, when it has one. */
export interface Person {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: string;
  readonly permissions: readonly Permission[];
  readonly phone: string;
  readonly line?: string;
}

type Staff = readonly [role: string, mailbox: string, permissions: readonly Permission[], line?: string];

const STAFF: readonly Staff[] = [
  ['admin', 'admin', ['treasurer', 'signatory'], 'admin'],
  ['admin', 'treasurer', ['treasurer'], 'treasurer'],
  ['admin', 'cashier', ['cashier'], 'cashier'],
  ['admin', 'mayor', ['signatory']],
  ['bplo', 'bplo', ['office_head'], 'bplo'],
  ['bplo', 'bplo2', []],
  ...OFFICE_ROLES.filter((office) => office !== 'bplo').map((office): Staff => [
    office,
    office,
    ['office_head'],
    office,
  ]),
  ['affiliate', 'market', [], 'affiliate'],
  ['affiliate', 'traders', []],
];

/** The sign-ins that a start prints, by role or by permission over money, in the order that it prints them. */
export function listSignInRoles(municipality: MunicipalityRecords): string[] {
  return [
    'user',
    'admin',
    'treasurer',
    'cashier',
    'bplo',
    ...OFFICE_ROLES.filter((office) => office !== 'bplo'),
    getCentre(municipality).role_name,
    'affiliate',
  ];
}

/** The barangay of the municipal hall. */
export function getCentre({ key, barangays, centre_barangay }: MunicipalityRecords): Barangay {
  const centre = barangays.find(({ brgycode }) => brgycode === centre_barangay);
  if (!centre) throw new Error(`${key}: no barangay ${centre_barangay}`);
  return centre;
}

/** The account of the main owner, whose businesses show every state of an application. */
export function getMainOwnerEmail({ main_owner }: Pick<MunicipalityRecords, 'main_owner'>): string {
  return getOwnerEmail(main_owner, 'SOLE');
}

type HeirCase = keyof MunicipalityRecords['heirs'];

const HEIR_PHONES: Readonly<Record<HeirCase, string>> = { inherited: '09175550190', succession_granted: '09175550191' };

/** Who claims the business of a deceased owner, and has none besides. */
export function getHeir({ heirs }: Pick<MunicipalityRecords, 'heirs'>, heirCase: HeirCase): Person {
  const [firstname, lastname] = heirs[heirCase];
  const email = getOwnerEmail(`${firstname} ${lastname}`, 'SOLE');
  return { email, firstname, lastname, role: 'user', permissions: [], phone: HEIR_PHONES[heirCase] };
}

function mobile(number: number): string {
  return `0917555${String(number).padStart(4, '0')}`;
}

function createSecretary(municipality: MunicipalityRecords, { name, role_name }: Barangay, index: number): Person {
  const person = {
    email: `${role_name}@${municipality.mail_domain}`,
    firstname: 'Barangay Secretary,',
    lastname: name,
    role: role_name,
    permissions: ['office_head'] as const,
    phone: mobile(100 + index),
  };
  return role_name === getCentre(municipality).role_name ? { ...person, line: role_name } : person;
}

function createStaffMember(
  { key, mail_domain, staff }: MunicipalityRecords,
  [role, mailbox, permissions, line]: Staff,
  index: number,
): Person {
  const name = staff[mailbox];
  if (!name) throw new Error(`${key}: nobody works in the mailbox ${mailbox}`);
  const [firstname, lastname] = name;
  const person = { email: `${mailbox}@${mail_domain}`, firstname, lastname, role, permissions, phone: mobile(index) };
  return line === undefined ? person : { ...person, line };
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z. ]/g, '')
    .toLowerCase();

/** The mail address of a business’s owner; one person for each business, but for those that the main owner files. */
export function getOwnerEmail(owner: string, org_type: string): string {
  const words = plain(owner)
    .replaceAll('.', '')
    .split(' ')
    .filter((namePart) => namePart.length > 1);
  return org_type === 'SOLE'
    ? `${words[0]}.${words.at(-1)}@${OWNERS}`
    : `office@${words.slice(0, 2).join('-')}.example`;
}

function listOwners(municipality: MunicipalityRecords): Person[] {
  return municipality.businesses.map(({ owner, org_type }, index) => {
    const email = getOwnerEmail(owner, org_type);
    const [firstname, lastname] =
      org_type === 'SOLE'
        ? [owner.slice(0, owner.lastIndexOf(' ')), owner.slice(owner.lastIndexOf(' ') + 1)]
        : ['Office of', owner];
    const person = { email, firstname, lastname, role: 'user', permissions: [], phone: mobile(200 + index) };
    return email === getMainOwnerEmail(municipality) ? { ...person, line: 'user' } : person;
  });
}

/** Everyone who has an account in the demonstration: staff, barangay secretaries, owners, affiliates. */
export function listPeople(municipality: MunicipalityRecords): Person[] {
  return [
    ...STAFF.map((member, index) => createStaffMember(municipality, member, index)),
    ...municipality.barangays.map((barangay, index) => createSecretary(municipality, barangay, index)),
    ...listOwners(municipality),
    getHeir(municipality, 'inherited'),
    getHeir(municipality, 'succession_granted'),
  ];
}
