// Actions on a collecting officer's report of collections and deposits: save the cash count, or close the report.

import { callEndpoint } from '@ebpls/api-client';
import { closeCollection, type CollectionSheet, prepareCollection } from '@ebpls/contracts';
import { runAct } from '@ebpls/desk';
import { checkForm } from '@ebpls/remote-kit/forms';
import type { ActionFunctionArgs } from 'react-router';
import type * as v from 'valibot';

import { words } from './collection.messages.ts';

type Body = v.InferInput<(typeof prepareCollection)['body']>;

/** The officer, fund and day in an address; the server checks whether they exist. */
export function getCollectionPath(params: ActionFunctionArgs['params']) {
  return {
    collector: params['collector'] ?? '',
    fund: (params['fund'] ?? '') as CollectionSheet['fund'],
    day: params['day'] ?? '',
  };
}

/** Keeps the count and the deposits, or closes the report. */
export function runCollectionAct(args: ActionFunctionArgs) {
  const params = getCollectionPath(args.params);
  return runAct(args, {
    acts: {
      prepare: async ({ idempotency_key }, values) => {
        const { fields } = checkForm(prepareCollection.body, values);
        if (fields) return { fields };
        // Checked by the same schema a line above.
        await callEndpoint(prepareCollection, { params, body: values as Body, idempotency_key });
        return undefined;
      },
      close: async ({ idempotency_key }) => {
        await callEndpoint(closeCollection, { params, idempotency_key });
        return undefined;
      },
    },
    getSuccessText: (act) => words(act === 'prepare' ? 'success_save' : 'success_close'),
  });
}
