import * as v from 'valibot';

import { Profile } from '../accounts/account.contract.ts';
import { SignUp } from '../accounts/auth.contract.ts';
import { IdentitySection } from '../licensing/business-form.ts';
import { defineName, defineOptionalName, definePrintableText } from './names.ts';
import { FirstAdministrator } from '../accounts/setup.contract.ts';
import { InviteUser } from '../accounts/users.contract.ts';

const INVISIBLE_SIGNS = [
  '\n',
  '\r',
  '\r\n',
  '\t',
  '\0',
  '\u001b',
  '\u0085',
  '\u00ad',
  '\u061c',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u2028',
  '\u2029',
  '\u202a',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u3164',
  '\ufeff',
  '\u{e0041}',
  '\ud800',
];

const formatCodePoint = (sign: string): string =>
  `U+${[...sign].map((one) => (one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join(' U+')}`;
const messages = (schema: v.GenericSchema, value: unknown): string[] =>
  (v.safeParse(schema, value).issues ?? []).map(({ message }) => message);

test.each(INVISIBLE_SIGNS.map((sign) => [formatCodePoint(sign), sign]))(
  'a name with %s at any position is refused',
  (_code, sign) => {
    for (const schema of [defineName('firstname.required', 100), defineOptionalName(100)])
      expect(messages(schema, `Nena${sign}Santos`)).toEqual(['name.signs']);
  },
);

test.each(['Peña & Sons', "Ma. Luisa D'Souza-Reyes, Jr.", 'ENIÑO', 'e\u0301clair'])(
  '%s is a name as it is typed',
  (text) => {
    expect([v.parse(defineName('firstname.required', 100), text), v.parse(defineOptionalName(100), text)]).toEqual([
      text,
      text,
    ]);
  },
);

test.each(['أحمد', 'אבג 12', '👩🏽‍🌾 Sari-sari', '❤️ Bakery', '漢'])(
  '%s is refused, because no paper prints it',
  (text) => {
    for (const schema of [
      defineName('firstname.required', 100),
      defineOptionalName(100),
      definePrintableText('street.required', 120),
    ])
      expect(messages(schema, text)).toEqual(['text.not_printed']);
  },
);

const HIDDEN_NAME = 'Ne\u200bna';

test.each([
  ['the registration', SignUp, ['firstname', 'lastname']],
  ['the profile', Profile, ['firstname', 'lastname']],
  ['an invitation', InviteUser, ['firstname', 'lastname']],
  ['the first administrator', FirstAdministrator, ['firstname', 'lastname']],
  [
    'a business of one person',
    IdentitySection,
    ['company_name', 'trade_name', 'last_name', 'first_name', 'middle_name', 'suffix'],
  ],
  [
    'a business of several',
    IdentitySection,
    ['company_name', 'trade_name', 'corporation_name', 'president_name', 'treasurer_name'],
  ],
] as const)('%s takes no hidden sign in any of its names', (what, schema, fields) => {
  const names = Object.fromEntries(fields.map((field) => [field, HIDDEN_NAME]));
  const { issues = [] } = v.safeParse(schema, {
    org_type: what === 'a business of several' ? 'OPC' : 'SOLE',
    ...names,
  });
  const refusedPaths = issues.filter(({ message }) => message === 'name.signs').map((issue) => v.getDotPath(issue));
  expect(refusedPaths.toSorted()).toEqual([...fields].toSorted());
});
