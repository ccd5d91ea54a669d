import { type ComplaintChannelsReply, getComplaintChannels, saveComplaintChannels } from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const session = createUser({ roles: [{ id: 2, name: 'admin' }] });
const channels: ComplaintChannelsReply = {
  desk_en: 'Complaints Desk',
  desk_fil: 'Tanggapan ng Reklamo',
  hours_en: 'Weekdays',
  hours_fil: 'Lunes hanggang Biyernes',
  telephone: '',
  email: '',
  arta_email: 'complaints@arta.gov.ph',
  hotline: '8888',
};

test('the administrator writes where people complain; a wrong address is shown at its field', async () => {
  api.replyWith(getComplaintChannels, channels);
  api.replyWith(saveComplaintChannels, { ...channels, email: 'help@sanisidro.example' });
  const user = userEvent.setup();
  openRemote(createRoutes, '/administrator', '/administrator/settings/complaint-channels', { session });
  const email = await screen.findByLabelText(/^E-mail(?! of)/);
  await user.type(email, 'help');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(email).toBeInvalid());
  expect(api.listRequests(saveComplaintChannels)).toHaveLength(0);
  await user.type(email, '@sanisidro.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.listRequests(saveComplaintChannels).map(({ body }) => body)).toEqual([
      { ...channels, email: 'help@sanisidro.example' },
    ]),
  );
  await waitFor(() =>
    expect(useNotices.getState().notices.map(({ text }) => text)).toContain('The complaint channels were saved.'),
  );
});
