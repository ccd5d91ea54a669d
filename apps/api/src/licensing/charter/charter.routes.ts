import {
  getCitizensCharter as getEndpoint,
  getComplaintChannels as channelsEndpoint,
  saveComplaintChannels as saveEndpoint,
} from '@ebpls/contracts';

import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { loadSilencePolicy } from '../../domain/applications/deemed-approval/silence-policy.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { getComplaintChannels, saveComplaintChannels } from './complaint-channels.ts';
import { toCitizensCharter } from './to-citizens-charter.ts';

/** The Citizen's Charter and the channels for complaints. */
export function charterRoutes(api: Api): void {
  registerEndpoint(api, getEndpoint, 'public', async () =>
    toCitizensCharter(await loadReferenceRows(api.db), await loadSilencePolicy(api.db), api.clock.today()),
  );
  registerEndpoint(api, channelsEndpoint, 'public', () => getComplaintChannels(api.db));
  registerEndpoint(api, saveEndpoint, 'setup.write', ({ actor, body }) => saveComplaintChannels(api.db, actor, body));
}
