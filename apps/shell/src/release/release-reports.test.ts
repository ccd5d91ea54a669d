import { reportRelease } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';
import type { Release } from '@ebpls/remote-kit/declare';
import { createUser, createFakeApi } from '@ebpls/testing-web';
import { waitFor } from '@testing-library/react';

import { recordPageRelease, reportSignature } from './release-reports.ts';

const api = createFakeApi();
const signIn = (): void => useSession.setState({ status: 'signed_in', user: createUser() });
const listReports = () => api.listRequests(reportRelease).map(({ body }) => body);

beforeEach(() => api.replyWith(reportRelease, undefined));
afterEach(() => useSession.setState(useSession.getInitialState(), true));

test('a wrong signature is reported once, as soon as somebody is signed in, by the received release until a valid one is known', async () => {
  reportSignature({ number: 8, shell: '0.1.0-aaaaaaaa', slots: 'evil' });
  reportSignature('Forbidden');
  expect(listReports()).toEqual([]);
  signIn();
  reportSignature({ number: 8, shell: '0.1.0-aaaaaaaa' });
  await waitFor(() =>
    expect(listReports()).toEqual([
      {
        release_no: 8,
        slot: 'shell',
        version: '0.1.0-aaaaaaaa',
        stage: 'signature',
        message: 'The release is not signed by a key of this page.',
      },
    ]),
  );
});

test('a page of a valid release reports that one, and not the altered file', async () => {
  signIn();
  recordPageRelease({ number: 7, shell: '0.1.0-bbbbbbbb' } as Release); // of a release, the report needs these two
  reportSignature({ number: 999, shell: 'nonsense' });
  await waitFor(() => expect(listReports()).toHaveLength(1));
  expect(listReports()[0]).toMatchObject({ release_no: 7, version: '0.1.0-bbbbbbbb' });
});
