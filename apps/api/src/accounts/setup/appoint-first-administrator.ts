import { type FirstAdministrator, MIN_PASSWORD_LENGTH, ROLE_ID } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import { insertAccount } from '../../platform/identity/accounts.queries.ts';
import { checkNewPassword, hashPassword } from '../../platform/passwords/password.ts';
import { insertGrants } from '../../domain/access/separation/grants.queries.ts';
import { isSetupCode, useSetupCode } from './setup-link.ts';
import { grantAllPermissions, hasAdministrator, lockSetup } from './setup.queries.ts';

/**
 * Creates the first administrator with every permission but the cashier's, and uses the code. Refused: conflict once
 * there is one, invalid with a code that is wrong, used or too old.
 */
export async function appointFirstAdministrator(
  { db, clock }: Api,
  input: FirstAdministrator,
): Promise<{ email: string }> {
  if (await hasAdministrator(db)) throw new Refused('conflict', 'setup.finished');
  if (!(await isSetupCode(db, input.setup_code))) throw createFieldRefusal('setup_code', 'setup_code.wrong');
  checkNewPassword(input.password, MIN_PASSWORD_LENGTH.staff, [input.firstname, input.lastname, input.email]);
  const password_hash = await hashPassword(input.password);
  const { email, firstname, lastname } = input;

  await db.transaction().execute(async (trx) => {
    await lockSetup(trx);
    if (await hasAdministrator(trx)) throw new Refused('conflict', 'setup.finished');
    const account_id = await insertAccount(trx, {
      email,
      firstname,
      lastname,
      locale: 'en',
      password_hash,
      role_id: ROLE_ID.admin,
    });
    if (account_id === undefined) throw createFieldRefusal('email', 'email.in_use');
    if (!(await useSetupCode(trx, input.setup_code, account_id)))
      throw createFieldRefusal('setup_code', 'setup_code.wrong');
    await grantAllPermissions(trx, account_id);
    await insertGrants(trx, account_id, {
      powers: ['admin', 'treasurer', 'signatory'],
      asked_by: null,
      approved_by: null,
      now: clock.now(),
    });
    await recordAudit(
      trx,
      { account_id, role_name: 'admin' },
      { act: 'setup.first_administrator', object_kind: 'account', object_id: account_id },
    );
  });
  return { email };
}
