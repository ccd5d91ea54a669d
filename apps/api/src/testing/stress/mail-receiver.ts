// Test mail server that accepts every mail and counts how often it received each.

import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface MailReceiver {
  readonly port: number;
  /** Number of receptions of each mail, by its Message-ID. */
  readonly receptions: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

/** A mail server that speaks as much SMTP as nodemailer needs. It replies to a mail when `acceptance` is fulfilled. */
export async function openMailReceiver(acceptance?: Promise<void>): Promise<MailReceiver> {
  const receptions = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    const answer = createDialogue((message_id) => receptions.set(message_id, (receptions.get(message_id) ?? 0) + 1));
    socket.setEncoding('utf8').write('220 ready\r\n');
    // Set to text above, so that a chunk is no buffer.
    socket.on('data', (chunk) => {
      const receivedCount = countReceptions(receptions);
      const replies = answer(String(chunk));
      const write = (): void => replies.forEach((reply) => socket.write(`${reply}\r\n`));
      if (acceptance === undefined || countReceptions(receptions) === receivedCount) write();
      else void acceptance.then(write);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    receptions,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const countReceptions = (receptions: MailReceiver['receptions']): number =>
  [...receptions.values()].reduce((sum, times) => sum + times, 0);

const LINE_END = '\r\n';
const MAIL_END = '\r\n.\r\n';

/** Answers of one connection; a chunk may hold a part of a command, or several. */
function createDialogue(onMail: (message_id: string) => void): (chunk: string) => string[] {
  let text = '';
  let isMail = false;
  const reply = (part: string): string => {
    if (isMail) onMail(/^message-id:\s*(\S+)/im.exec(part)?.[1] ?? 'none');
    isMail = !isMail && /^data/i.test(part);
    return isMail ? '354 go ahead' : '250 ok';
  };
  return (chunk) => {
    text += chunk;
    const replies: string[] = [];
    for (let end = isMail ? MAIL_END : LINE_END; text.includes(end); end = isMail ? MAIL_END : LINE_END) {
      const part = text.slice(0, text.indexOf(end));
      text = text.slice(part.length + end.length);
      replies.push(reply(part));
    }
    return replies;
  };
}
