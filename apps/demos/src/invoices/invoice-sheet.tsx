import type { PaperLine } from './invoice-paper.ts';
import * as look from './invoice-sheet.module.css';

/** Invoice on its page, from the same lines as the PDF. The first line is the page's own title. */
export function InvoiceSheet({ paper }: { readonly paper: readonly PaperLine[] }) {
  const of = (...kinds: PaperLine['kind'][]): PaperLine[] => paper.filter(({ kind }) => kinds.includes(kind));
  const facts = of('fact');
  const [columns] = of('columns');
  const head = paper.slice(
    1,
    paper.findIndex(({ kind }) => kind === 'fact'),
  );
  const recipientLines = paper.slice(paper.findLastIndex(({ kind }) => kind === 'fact') + 1, paper.indexOf(columns!)); // getPaper writes it always
  const note = paper.slice(paper.findIndex(({ kind }) => kind === 'total') + 1);
  return (
    <article className={look.sheet}>
      <div className={look.top}>
        <div>
          <InvoiceLines lines={head} />
        </div>
        <dl className={look.facts}>
          {facts.map((line) => (
            <div key={line.text}>
              <dt>{line.text}</dt>
              <dd>{getLineEnd(line)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section>
        <InvoiceLines lines={recipientLines} />
      </section>
      <table className={look.lines}>
        <thead>
          <tr>
            <th scope="col">{columns?.text}</th>
            <th scope="col">{columns && getLineEnd(columns)}</th>
          </tr>
        </thead>
        <tbody>
          <Rows lines={of('item')} />
        </tbody>
        <tfoot>
          <Rows lines={of('sum', 'total')} />
        </tfoot>
      </table>
      <section>
        <InvoiceLines lines={note} />
      </section>
    </article>
  );
}

const getLineEnd = (line: PaperLine): string => ('end' in line ? line.end : '');

function Rows({ lines }: { readonly lines: readonly PaperLine[] }) {
  return lines.map((line, place) => (
    <tr key={`${place} ${line.text}`} data-kind={line.kind}>
      <td>{line.text}</td>
      <td>{getLineEnd(line)}</td>
    </tr>
  ));
}

function InvoiceLines({ lines }: { readonly lines: readonly PaperLine[] }) {
  return lines.map(({ kind, text }) =>
    kind === 'heading' ? (
      <h2 key={text}>{text}</h2>
    ) : (
      <p key={text} data-kind={kind}>
        {text}
      </p>
    ),
  );
}
