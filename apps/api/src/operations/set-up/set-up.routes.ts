import {
  getMunicipalityDetails,
  getSeal,
  getSetUp,
  importBarangays as barangays,
  saveMunicipality as save,
  sendSeal as seal,
  tryGateway as gateway,
  sendTestMail as mail,
} from '@ebpls/contracts';

import { createPaynamics } from '../../domain/payments/gateway/paynamics.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { importBarangays } from './import-barangays.ts';
import { loadMunicipalityDetails, saveMunicipality } from './municipality.ts';
import { readSeal, sendSeal } from './seal.ts';
import { loadSetUp } from './set-up-steps.ts';
import { tryGateway, queueTestMail } from './setup-tests.ts';

/** Endpoints that prepare an empty municipality for its first day; they stay useful afterwards. */
export function setUpRoutes(api: Api): void {
  // A new one each time: a trial calls the gateway even when the circuit is open.
  const createProvider = () => createPaynamics({ ...api.config.paynamics, public_url: api.config.public_url });

  registerEndpoint(api, getSetUp, 'setup.read', ({ actor }) => api.wideReads.run(() => loadSetUp(api, actor.locale)));
  registerEndpoint(api, getMunicipalityDetails, 'setup.read', () => loadMunicipalityDetails(api));
  registerEndpoint(api, save, 'setup.write', ({ actor, body }) => saveMunicipality(api, actor, body));
  registerEndpoint(api, seal, 'setup.write', ({ actor, request }) => sendSeal(api, actor, request));
  registerEndpoint(api, barangays, 'setup.write', ({ actor, request }) => importBarangays(api, actor, request));
  registerEndpoint(api, gateway, 'setup.try', ({ actor }) => tryGateway(api, actor, createProvider()));
  registerEndpoint(api, mail, 'setup.try', ({ actor }) => queueTestMail(api, actor));
  registerEndpoint(api, getSeal, 'public', async ({ query, reply }) => {
    const seal = await readSeal(api, query.size);
    if (seal === undefined) throw new Refused('missing', 'resource.missing');
    await reply
      .type('image/png')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', query.of === seal.of ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
      .send(seal.picture);
  });
}
