// Form of the entrance's pages: sign-in, registration, reset.

import { type FieldMessages, createMessageGetter } from '@ebpls/remote-kit';
import { Blocker, Button, Page, Stack } from '@ebpls/ui';
import { ErrorSummary } from '@ebpls/ui/forms';
import type { ReactNode } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';

/** Answer of an entrance page's action that leads to no other page. */
export interface EntranceAnswer {
  readonly message?: string;
  readonly fields?: FieldMessages;
  readonly done?: true;
  /** The password was right; the second step is missing or wrong. */
  readonly needs_code?: true;
}

interface EntranceFormProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The verb on the button. */
  readonly act: string;
  /** Renders the fields; `at` returns the message of each. */
  readonly children: (at: (name: string) => string | undefined) => ReactNode;
  readonly below?: ReactNode;
}

/** One form of the entrance: summary of errors on top, one primary act, other ways below. */
export function EntranceForm({ title, subtitle, act, children, below }: EntranceFormProps) {
  const answer = useActionData<EntranceAnswer>();
  const { state } = useNavigation();
  const problems = Object.entries(answer?.fields ?? {}).map(([field_id, [message = '']]) => ({ field_id, message }));

  return (
    <Page title={title} subtitle={subtitle} width="form">
      <Form method="post" noValidate>
        <Stack gap={6}>
          <ErrorSummary errors={problems} />
          {answer?.message && problems.length === 0 && (
            <div role="alert">
              <Blocker tone="danger" title={answer.message} />
            </div>
          )}
          {children(createMessageGetter(answer?.fields))}
          <Button type="submit" kind="primary" busy={state !== 'idle'}>
            {act}
          </Button>
          {below}
        </Stack>
      </Form>
    </Page>
  );
}

/** Reads the values of an entrance form. */
export async function readTypedFields(request: Request): Promise<Record<string, string>> {
  const form = await request.formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}
