import type { FastifyReply } from 'fastify';

/** Sends a paper for reading in the browser; it is nobody else's, so nothing on the way keeps it. */
export async function sendPaper(reply: FastifyReply, name: string, file: Buffer): Promise<void> {
  await reply.type('application/pdf').header('content-disposition', `inline; filename="${name}.pdf"`).header('cache-control', 'private, no-store').send(file);
}
