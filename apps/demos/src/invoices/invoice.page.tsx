// Page of one invoice of the demo; its PDF and the library for it load on request.

import { saveFile } from '@ebpls/api-client';
import { FullScreen } from '@ebpls/desk/full-screen';
import { PdfView } from '@ebpls/desk/pdf-view';
import { showNotice, useSettings } from '@ebpls/remote-kit';
import { Button, Row, TextLink } from '@ebpls/ui';
import { useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { DemoPage, DemoNotFound } from '../shared/page/demo-page.tsx';
import { useWords as useSharedWords } from '../shared/page/demos.messages.ts';
import { createReplyOrMissing } from '../shared/shop/shop-mock.ts';
import { InvoiceTag } from '../shared/shop/shop-tags.tsx';
import type { Invoice } from '../shared/shop/shop-types.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { toPaperLines } from './invoice-paper.ts';
import { callInvoices } from './invoices-mock.ts';
import { useWords } from './invoices.messages.ts';

const INVOICES_ADDRESS = '/app/management/invoices';

export function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const path = `/api/management/invoices/${encodeURIComponent(params['invoiceId'] ?? '')}`;
  return createReplyOrMissing(callInvoices<{ invoice: Invoice }>(path, { signal }));
}

export function Component() {
  const invoice = useLoaderData<typeof loader>()?.invoice;
  const t = useWords();
  if (!invoice) return <DemoNotFound title={t('one')} listTo={INVOICES_ADDRESS} />;
  return <InvoicePage key={invoice.id} invoice={invoice} />;
}

function InvoicePage({ invoice }: { readonly invoice: Invoice }) {
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  const paper = useMemo(() => toPaperLines(invoice, language), [invoice, language]);
  const { draw, isDrawing } = useDrawn(invoice, paper);
  const [preview, setPreview] = useState<Uint8Array<ArrayBuffer>>();
  const title = t('preview.title', { ref: invoice.ref });
  const download = async (): Promise<void> => {
    const file = preview ?? (await draw());
    if (file) saveFile({ blob: new Blob([file], { type: 'application/pdf' }), file_name: `${invoice.ref}.pdf` });
  };
  const save = (
    <Button size="desk" icon="download" busy={isDrawing} onClick={() => void download()}>
      {t('download')}
    </Button>
  );
  return (
    <DemoPage
      title={`${t('one')} ${invoice.ref}`}
      subtitle={
        <Row gap={3}>
          <InvoiceTag status={invoice.status} />
          <TextLink to={`/app/management/customers/${invoice.customer.id}`}>{invoice.customer.name}</TextLink>
          {invoice.orderId !== null && (
            <TextLink to={`/app/management/orders/${invoice.orderId}`}>{t('order')}</TextLink>
          )}
        </Row>
      }
      breadcrumb={[{ label: t('title'), to: INVOICES_ADDRESS }]}
      actions={
        <Row gap={2}>
          <Button size="desk" icon="eye" busy={isDrawing} onClick={() => void draw().then(setPreview)}>
            {t('preview')}
          </Button>
          {save}
        </Row>
      }
    >
      <InvoiceSheet paper={paper} />
      {preview && (
        <FullScreen title={title} back={t('preview.back')} actions={save} onClose={() => setPreview(undefined)}>
          <PdfView file={preview} label={title} />
        </FullScreen>
      )}
    </DemoPage>
  );
}

/** Draws the PDF when it is wanted; the library for it is loaded only then. */
function useDrawn(invoice: Invoice, paper: ReturnType<typeof toPaperLines>) {
  const shared = useSharedWords();
  const [isDrawing, setDrawing] = useState(false);
  const draw = async (): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    setDrawing(true);
    try {
      const { drawInvoice } = await import('./invoice-pdf.ts');
      return await drawInvoice(paper, invoice.ref);
    } catch {
      showNotice('failed', shared('failed'));
      return undefined;
    } finally {
      setDrawing(false);
    }
  };
  return { draw, isDrawing };
}
