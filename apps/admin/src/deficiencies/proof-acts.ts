import { callEndpoint, isRefusal } from '@ebpls/api-client';
import {
  decideDeficiency,
  type DeficiencyReply,
  RecordedProofInput,
  recordProof,
  formatPesosText,
} from '@ebpls/contracts';
import { type ActField, type ActForm, type ActHandler, createFormAct, runAct } from '@ebpls/desk';
import { type FieldMessages, toRefusedForm } from '@ebpls/remote-kit';
import { formatPesos } from '@ebpls/ui';
import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';

import { useWords, words } from './deficiency.messages.ts';

const GROSS = ['gross_non_essential', 'gross_essential'] as const;
const Revision = v.pipe(v.string(), v.transform(Number));

/** The name of a figure of a line in the form of the act, such as `gross_essential_0`. */
const toFieldName = (path: string): string => path.replace(/^lines\.(\d+)\.(\w+)$/, '$2_$1');
const renameFields = (fields: FieldMessages | undefined): FieldMessages =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([path, messages]) => [toFieldName(path), messages]));

const FormValues = v.objectWithRest(
  { revision: v.string(), codes: v.string(), reason: v.optional(v.string()) },
  v.unknown(),
);

function toProofBody(values: v.InferOutput<typeof FormValues>) {
  const lines = values.codes.split(' ').map((line, index) => ({
    line,
    ...Object.fromEntries(GROSS.map((name) => [name, values[`${name}_${index}`] ?? '0'])),
  }));
  return { revision: Number(values.revision), lines, reason: values.reason ?? '' };
}

/** Enters the sales; messages of the contract and of the server are shown at the figure that they are about. */
const record: ActHandler = async ({ on, idempotency_key }, values) => {
  const { checkForm } = await import('@ebpls/remote-kit/forms');
  const result = checkForm(RecordedProofInput, toProofBody(v.parse(FormValues, values)));
  if (result.fields) return { fields: renameFields(result.fields) };
  const { revision, reason, lines } = result.values;
  const provedLines = lines.map(({ line, ...gross }) => ({
    line,
    gross_non_essential: formatPesosText(gross.gross_non_essential),
    gross_essential: formatPesosText(gross.gross_essential),
  }));
  const params = { assessment_code: String(on) };
  try {
    await callEndpoint(recordProof, { params, body: { revision, reason, lines: provedLines }, idempotency_key });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { ...toRefusedForm(error), fields: renameFields(error.fields) };
  }
};

const decide = createFormAct(v.object({ revision: Revision }), ({ on, idempotency_key }, body) =>
  callEndpoint(decideDeficiency, { params: { assessment_code: String(on) }, body, idempotency_key }),
);

const DEFICIENCY_ACTS: Readonly<Record<string, ActHandler>> = { record, order: decide, close: decide };
const DEFICIENCY_ACT_NAMES = ['record', 'order', 'close'] as const;

/** Actions of the treasury on a proof of sales. */
export function runDeficiencyAct(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: DEFICIENCY_ACTS,
    getSuccessText: (act) => {
      const actName = DEFICIENCY_ACT_NAMES.find((one) => one === act);
      return actName && words(`success_${actName}`);
    },
  });
}

/** The form in which a clerk enters the sales of each line by the proof. */
export function useRecordForm(): (year: DeficiencyReply) => ActForm {
  const t = useWords();
  return ({ assessment_code, lines, revision, proof }) => {
    const isChange = revision > 0;
    const figures = lines.flatMap((line, index): ActField[] => [
      {
        kind: 'text',
        name: `gross_non_essential_${index}`,
        label: t('sales_of', { line: line.name }),
        help: t('declared_help', { amount: formatPesos(line.declared_non_essential) }),
        initialText: line.proved_non_essential === null ? '' : formatPesosText(line.proved_non_essential),
      },
      ...(line.has_essential
        ? [
            {
              kind: 'text' as const,
              name: `gross_essential_${index}`,
              label: t('essential_sales_of', { line: line.name }),
              help: t('declared_help', { amount: formatPesos(line.declared_essential) }),
              initialText: line.proved_essential === null ? '' : formatPesosText(line.proved_essential),
            },
          ]
        : []),
    ]);
    return {
      act: 'record',
      on: assessment_code,
      title: t(isChange ? 'change' : 'record'),
      lead: t('lead_record', { proof }),
      confirm: t('save'),
      fields: [
        { kind: 'given', name: 'revision', value: String(revision) },
        { kind: 'given', name: 'codes', value: lines.map(({ line }) => line).join(' ') },
        ...figures,
        ...(isChange ? [{ kind: 'lines' as const, name: 'reason', label: t('reason') }] : []),
      ],
    };
  };
}

/** The confirmation of the order of payment, or of the close without one. */
export function useDecisionForm(): (year: DeficiencyReply) => ActForm {
  const t = useWords();
  return ({ assessment_code, revision, result }) => {
    const act = result !== null && result.amount > 0 ? 'order' : 'close';
    return {
      act,
      on: assessment_code,
      title: t(`dialog_${act}`),
      lead: t(`lead_${act}`, { amount: formatPesos(result?.total ?? NO_AMOUNT) }),
      confirm: t(act),
      fields: [{ kind: 'given', name: 'revision', value: String(revision) }],
    };
  };
}
const NO_AMOUNT = 0 as DeficiencyReply['tax_billed'];
