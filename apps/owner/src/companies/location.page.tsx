// Page on which the owner moves the map pin of a business; it applies when the details are checked and saved.

import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { getCompany, getReference, getLocationView, saveCompanyDraft } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { Button, EmptyState, Facts, Page, Row, Stack, Text } from '@ebpls/ui';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useParams, useRevalidator } from 'react-router';

import { addresses } from '../addresses.ts';
import { PinWarning } from '../shared/place/pin-warning.tsx';
import { findPoint } from '../shared/place/points.ts';
import { useWords } from './company.messages.ts';
import { PlacePin } from './place/place-pin.tsx';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const company_code = params['company_code'] ?? '';
  const [company, reference] = await Promise.all([
    callEndpoint(getCompany, { params: { company_code }, signal: request.signal }),
    callEndpoint(getReference, { signal: request.signal }),
  ]);
  const form = company.form?.['place'];
  return {
    company,
    reference,
    place: { ...(typeof form === 'object' ? form : {}), ...company.draft.place } as Record<string, unknown>,
  };
}

export function Component() {
  const view = getLocationView(useParams()['type']);
  const { company } = useLoaderData<typeof loader>();
  const t = useWords();
  const name = company.company_name || t('unnamed');
  const crumbs = [{ label: name, to: addresses.company(company.company_code) }, { label: t('location') }];

  return (
    <Page title={t('location')} subtitle={name} width="form" breadcrumb={crumbs}>
      {view === 'view' && <SeenLocation />}
      {view === 'edit' && <MovedLocation />}
      {view === undefined && (
        <EmptyState
          icon="map"
          title={t('unknown_view')}
          action={<Button to={addresses.location('view', company.company_code)}>{t('see_map')}</Button>}
        >
          {t('unknown_view_text')}
        </EmptyState>
      )}
    </Page>
  );
}

function SeenLocation() {
  const { company, reference, place } = useLoaderData<typeof loader>();
  const t = useWords();
  const [point] = useState(() => findPoint(place));
  return (
    <Stack gap={6}>
      {point ? (
        <PlacePin reference={reference} brgycode={company.brgycode ?? undefined} point={point} />
      ) : (
        <Text tone="muted">{t('location_none')}</Text>
      )}
      <Facts
        items={[
          { label: t('barangay'), value: company.barangay_name },
          { label: t('map'), value: point ? `${point.lat}, ${point.lng}` : '' },
        ]}
      />
      {company.is_editable && (
        <div>
          <Button kind="primary" icon="edit" to={addresses.location('edit', company.company_code)}>
            {t('location_edit')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The pin alone, stored in the draft like every other field; it applies when the details are checked and saved. */
function MovedLocation() {
  const { company, reference, place } = useLoaderData<typeof loader>();
  const t = useWords();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [point, setPoint] = useState(() => findPoint(place));
  const [busy, setBusy] = useState(false);

  if (!company.is_editable) return <SeenLocation />;
  const save = async (): Promise<void> => {
    if (!point) return;
    setBusy(true);
    try {
      await callEndpoint(saveCompanyDraft, {
        params: { company_code: company.company_code },
        body: {
          section: 'place',
          values: { ...place, geo_lat: point.lat, geo_lng: point.lng },
          draft_revision: company.draft_revision,
        },
      });
      showNotice('done', t('location_saved'));
      await navigate(addresses.editCompany(company.company_code, 'check'));
    } catch (error) {
      showNotice('failed', error instanceof Error ? error.message : String(error));
      // Another device saved meanwhile: its values are loaded, and the pin set here stays for the next try.
      if (isRefusal(error) && error.present !== undefined) await revalidate();
      setBusy(false);
    }
  };
  return (
    <Stack gap={6}>
      <PlacePin reference={reference} brgycode={company.brgycode ?? undefined} point={point} onMove={setPoint} />
      <PinWarning reference={reference} brgycode={company.brgycode ?? undefined} point={point} />
      <Text tone="muted" size="secondary">
        {t('location_form')}
      </Text>
      <Row>
        <Button kind="primary" busy={busy} disabled={point === undefined} onClick={() => void save()}>
          {t('location_save')}
        </Button>
        <Button to={addresses.location('view', company.company_code)}>{t('see_map')}</Button>
      </Row>
    </Stack>
  );
}
