import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../stages/stage.ts';
import { listActFiles, listNotifyingFiles, readPurpose } from './act-paths.ts';

/**
 * Files on the path of each act. A number may only fall: an act that needs one file more leaves out another, or notifies
 * by its event.
 */
const PATHS = [
  { act: 'submit', useCase: 'licensing/assessments/submit-assessment.ts', files: 25 },
  { act: 'clear', useCase: 'licensing/clearances/approve-clearance.ts', files: 18 },
  { act: 'return', useCase: 'licensing/clearances/return-clearance.ts', files: 18 },
  { act: 'release', useCase: 'licensing/permits/release-permit.ts', files: 32 },
  { act: 'compute', useCase: 'domain/billing/compute-bill.ts', files: 20 },
  { act: 'approve the bill', useCase: 'domain/billing/approve-bill.ts', files: 26 },
  { act: 'pay', useCase: 'domain/payments/apply-gateway-result.ts', files: 21 },
];

test.each(PATHS)('the path of $act has $files files', ({ useCase, files }) => {
  const path = listActFiles(useCase);
  const lines = [...path].map(([file, importer]) => `${file} <- ${importer}`);
  expect({ files: path.size, lines: path.size === files ? [] : lines }).toEqual({ files, lines: [] });
});

test.each(PATHS)('$act notifies nobody by itself: its event does', ({ useCase }) => {
  const notifiers = [...listActFiles(useCase).keys()].filter((file) => /^domain\/notifications\/(?!events)/.test(file));
  expect(notifiers).toEqual([]);
});

/** Files that notify by themselves, by the reason why an event would not do (decision 0250). */
const NOTIFIES_BY_ITSELF = {
  'the mail has a secret, which is in no other table': [
    'accounts/account/change-email.ts',
    'accounts/auth/recover-password.ts',
    'accounts/auth/sign-up.ts',
    'accounts/auth/verify-email.ts',
    'accounts/users/invitation.ts',
    'accounts/walk-ins/request-consent.ts',
  ],
  'the notice of safety goes to the address that the account has at the act': [
    'accounts/account/confirm-second-step.ts',
    'accounts/account/replace-password.ts',
    'accounts/account/second-step.ts',
    'accounts/auth/refresh-session.ts',
    'accounts/mobile/mobile.ts',
    'accounts/privacy/erase-account.ts',
    'accounts/privacy/mail-erasure.ts',
    'accounts/users/apply-account-change.ts',
  ],
  'the messenger announces at commit': [
    'messenger/inquiries/start-inquiry.ts',
    'messenger/recipients/change-recipient.ts',
    'messenger/recipients/hand-over.ts',
  ],
  'it is a job of the clock already, and nobody acted': [
    'accounts/notifications/mail-answers.ts',
    'accounts/notifications/mail-digests.ts',
    'licensing/conditions/watch-promises.ts',
    'licensing/permits/report-unreleased-permits.ts',
    'licensing/timers/escalate-clearances.ts',
    'licensing/timers/remind-installments.ts',
    'licensing/timers/remind-renewals.ts',
    'licensing/timers/watch-legal-clock.ts',
    'licensing/timers/watch-returned-applications.ts',
    'licensing/timers/watch-standings.ts',
    'licensing/vault/remind-papers.ts',
    'treasury/deficiencies/remind-proofs.ts',
  ],
  "the person's own windows show one count": ['accounts/notifications/notifications.routes.ts'],
  'the mail is the act: an administrator tries the mail server': ['operations/set-up/setup-tests.ts'],
  'consumers alone import it': [
    'accounts/users/notify-administrators.ts',
    'domain/access/delegations/notify-owner-of-delegate.ts',
    'domain/payments/mail-payer.ts',
  ],
};

test('who acts notifies by an event; every other notice has its reason', () => {
  expect(listNotifyingFiles()).toEqual(Object.values(NOTIFIES_BY_ITSELF).flat().toSorted());
});

test('the page of act paths in the docs is drawn from the code', () => {
  const acts = new Map<string, string[]>();
  for (const { act, useCase } of PATHS)
    for (const file of listActFiles(useCase).keys()) acts.set(file, [...(acts.get(file) ?? []), act]);
  const rows = [...acts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([file, names]) => `| \`${file.replace(/\.ts$/, '')}\` | ${readPurpose(file)} | ${names.join(', ')} |`);
  const page = readFileSync(join(ROOT, 'apps/docs/content/reference/act-paths.md'), 'utf8');
  expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
});
