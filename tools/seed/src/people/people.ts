// Lists the people of the demo data who have an account: staff, barangay secretaries, owners and heirs.

import { OFFICE_ROLES, type Permission } from '@ebpls/contracts';

import { type Barangay, readBarangays, readBusinesses } from '../records.ts';

const MAIL_DOMAIN = 'sanisidro-maligaya.example';
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

type Staff = readonly [
  role: string,
  mailbox: string,
  firstname: string,
  lastname: string,
  permissions: readonly Permission[],
  line?: string,
];

const STAFF: readonly Staff[] = [
  ['admin', 'admin', 'Corazon D.', 'Alvarado', ['treasurer', 'signatory'], 'admin'],
  ['admin', 'treasurer', 'Emmanuel R.', 'Sarmiento', ['treasurer'], 'treasurer'],
  ['admin', 'cashier', 'Jocelyn P.', 'Bautista', ['cashier'], 'cashier'],
  ['admin', 'mayor', 'Victoria S.', 'Manalastas', ['signatory']],
  ['bplo', 'bplo', 'Maricel A.', 'Tolentino', ['office_head'], 'bplo'],
  ['bplo', 'bplo2', 'Dennis M.', 'Aguinaldo', []],
  ['fire', 'fire', 'Joel', 'Pascua', ['office_head'], 'fire'],
  ['assessor', 'assessor', 'Teresita V.', 'Gonzaga', ['office_head'], 'assessor'],
  ['engineering', 'engineering', 'Rodel C.', 'Samonte', ['office_head'], 'engineering'],
  ['menro', 'menro', 'Liwayway F.', 'Dizon', ['office_head'], 'menro'],
  ['mao', 'mao', 'Gregorio T.', 'Palma', ['office_head'], 'mao'],
  ['mpdo', 'mpdo', 'Anna Lyn Q.', 'Rosales', ['office_head'], 'mpdo'],
  ['rhu', 'rhu', 'Dr. Celeste N.', 'Ibarra', ['office_head'], 'rhu'],
  ['peso', 'peso', 'Mark Anthony L.', 'Yap', ['office_head'], 'peso'],
  ['affiliate', 'market', 'Public Market', 'Administrator', [], 'affiliate'],
  ['affiliate', 'traders', 'San Isidro Traders’', 'Cooperative', []],
];

/** The sign-ins that a start prints, by role or by permission over money, in the order that it prints them. */
export const LINE_ORDER: readonly string[] = [
  'user',
  'admin',
  'treasurer',
  'cashier',
  'bplo',
  ...OFFICE_ROLES.filter((office) => office !== 'bplo'),
  'barangay-poblacion-1',
  'affiliate',
];

/** The main owner of the demonstration, who shows every state of an application. */
export const MAIN_OWNER = `rogelio.abantao@${OWNERS}`;

/** Claims the business of her mother, and has none herself. */
export const HEIR: Person = {
  email: `teresa.sarmiento@${OWNERS}`,
  firstname: 'Teresa C.',
  lastname: 'Sarmiento',
  role: 'user',
  permissions: [],
  phone: '09175550190',
};

/** Continued with the store of his mother after the days for objections; has no other business. */
export const GRANTED_HEIR: Person = {
  email: `dante.villaflor@${OWNERS}`,
  firstname: 'Dante S.',
  lastname: 'Villaflor',
  role: 'user',
  permissions: [],
  phone: '09175550191',
};

function mobile(number: number): string {
  return `0917555${String(number).padStart(4, '0')}`;
}

function secretary({ name, role_name }: Barangay, index: number): Person {
  const person = {
    email: `${role_name}@${MAIL_DOMAIN}`,
    firstname: 'Barangay Secretary,',
    lastname: name,
    role: role_name,
    permissions: ['office_head'] as const,
    phone: mobile(100 + index),
  };
  return role_name === 'barangay-poblacion-1' ? { ...person, line: role_name } : person;
}

function staffMember([role, mailbox, firstname, lastname, permissions, line]: Staff, index: number): Person {
  const person = { email: `${mailbox}@${MAIL_DOMAIN}`, firstname, lastname, role, permissions, phone: mobile(index) };
  return line === undefined ? person : { ...person, line };
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z. ]/g, '')
    .toLowerCase();

/** The mail address of a business’s owner; one person for each business, but for those that the main owner files. */
export function getOwnerEmail(owner: string, org_type: string): string {
  if (owner === 'Rogelio J. Abantao') return MAIN_OWNER;
  const words = plain(owner)
    .replaceAll('.', '')
    .split(' ')
    .filter((namePart) => namePart.length > 1);
  return org_type === 'SOLE'
    ? `${words[0]}.${words.at(-1)}@${OWNERS}`
    : `office@${words.slice(0, 2).join('-')}.example`;
}

function owners(): Person[] {
  return readBusinesses().map(({ owner, org_type }, index) => {
    const email = getOwnerEmail(owner, org_type);
    const [firstname, lastname] =
      org_type === 'SOLE'
        ? [owner.slice(0, owner.lastIndexOf(' ')), owner.slice(owner.lastIndexOf(' ') + 1)]
        : ['Office of', owner];
    const person = { email, firstname, lastname, role: 'user', permissions: [], phone: mobile(200 + index) };
    return email === MAIN_OWNER ? { ...person, line: 'user' } : person;
  });
}

/** Everyone who has an account in the demonstration: staff, sixteen barangay secretaries, owners, affiliates. */
export function listPeople(): Person[] {
  return [...STAFF.map(staffMember), ...readBarangays().map(secretary), ...owners(), HEIR, GRANTED_HEIR];
}
