import { callEndpoint, createIdempotencyKey, fetchFile } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import {
  acceptDifferences,
  downloadProofTemplate,
  getTariffProof,
  listProofBills,
  proveTariff,
  updateProof,
} from '@ebpls/contracts';
import { type ActHandler, createAct, createFormAct, runAct } from '@ebpls/desk';
import { DownloadButton, useNudge } from '@ebpls/remote-kit';
import { EmptyState, Page, Stack } from '@ebpls/ui';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useParams,
  useRevalidator,
} from 'react-router';

import { addresses } from '../../addresses.ts';
import { toAcceptBody } from './accept-form.ts';
import { ProofBills, readBillFilters } from './proof-bills.tsx';
import { ProofResult } from './proof-result.tsx';
import { TariffFileField } from './tariff-file-field.tsx';
import { useWords, words } from './tariff-files.messages.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { signal } = request;
  const version = { ordinance_version_id: params['ordinance_version_id'] ?? '' };
  const filters = readBillFilters(request.url);
  const [proof, bills] = await Promise.all([
    callEndpoint(getTariffProof, { params: version, signal }),
    callEndpoint(listProofBills, { params: version, query: filters, signal }),
  ]);
  return { ...proof, bills, filters };
}

const acceptAct = createFormAct(acceptDifferences.body, ({ on, idempotency_key }, body) =>
  callEndpoint(acceptDifferences, { params: { ordinance_version_id: on }, body, idempotency_key }),
);

const PROOF_ACTS: Readonly<Record<'repeat' | 'accept', ActHandler>> = {
  repeat: createAct(({ on, idempotency_key }) =>
    callEndpoint(updateProof, { params: { ordinance_version_id: on }, idempotency_key }),
  ),
  accept: (input, values) => acceptAct(input, toAcceptBody(values)),
};

export function action(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: PROOF_ACTS,
    getSuccessText: (act) => words(act === 'repeat' ? 'success_repeat' : 'success_accept'),
  });
}

/** A version of the revenue code computed for bills that were issued before, and the differences that are accepted. */
export function Component() {
  const { version, proof, acts, why_not_accept, bills, filters } = useLoaderData<typeof loader>();
  const { ordinance_version_id = '' } = useParams();
  const t = useWords();
  const { revalidate } = useRevalidator();
  useNudge('ordinance', ordinance_version_id);
  const params = { ordinance_version_id };
  const send = async (file: File) => {
    const form = new FormData();
    form.append('file', file, file.name);
    await uploadFiles(proveTariff, { params, form, idempotency_key: createIdempotencyKey() });
    await revalidate();
    return [];
  };
  return (
    <Page
      title={t('proof_title', { version })}
      subtitle={t('proof_subtitle')}
      width="wide"
      breadcrumb={[
        { label: t('revenue_code'), to: addresses.revenueCode },
        { label: version, to: addresses.revenueCodeVersion(Number(ordinance_version_id)) },
        { label: t('proof') },
      ]}
    >
      <Stack gap={8}>
        {acts.includes('prove') && (
          <Stack gap={4}>
            <TariffFileField id="bills-file" label={t('bills_file')} help={t('bills_file_help')} send={send} />
            <div>
              <DownloadButton size="desk" fetch={() => fetchFile(downloadProofTemplate, { params })}>
                {t('template')}
              </DownloadButton>
            </div>
          </Stack>
        )}
        {proof === null ? (
          <EmptyState title={t('no_proof')}>{t('no_proof_text')}</EmptyState>
        ) : (
          <>
            <ProofResult proof={proof} on={ordinance_version_id} acts={acts} whyNot={why_not_accept} />
            <ProofBills
              page={bills}
              filters={filters}
              on={ordinance_version_id}
              proof_no={proof.proof_no}
              mayAccept={acts.includes('accept') && proof.is_current}
            />
          </>
        )}
      </Stack>
    </Page>
  );
}
