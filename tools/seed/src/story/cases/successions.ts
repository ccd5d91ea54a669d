import * as contracts from '@ebpls/contracts';
import { manilaDay } from '@ebpls/rules';

import { step, type Story } from '../acts.ts';
import { paperOf } from '../papers.ts';
import { HEIR } from '../../people/people.ts';

/** An heir asks to continue with the business of an owner who died, with every paper that is asked for. */
export async function fileSuccession(story: Story, permit_no: string, statement: string): Promise<void> {
  const { server, record, diary } = story;
  const filed_at = diary.next();
  server.at(filed_at);
  const claim = await server.ask(HEIR.email, contracts.fileSuccession, {
    body: {
      permit_no,
      relation: 'CHILD',
      died_on: manilaDay(filed_at),
      statement,
      signed_name: `${HEIR.firstname} ${HEIR.lastname}`,
      agrees: true,
    },
  });
  for (const { code, name } of claim.papers) {
    step(story);
    const bytes = await paperOf({ code, name, record });
    const file = new File([bytes], `${code.toLowerCase()}.pdf`, { type: 'application/pdf' });
    const params = { succession_no: claim.succession_no };
    await server.upload(HEIR.email, contracts.sendSuccessionPaper, { params, query: { paper: code }, file });
  }
}
