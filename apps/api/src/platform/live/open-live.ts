// Opens the WebSocket server of live updates.

import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';

import type { Config } from '../config/config.ts';
import { openPlainPool } from '../database/database.ts';
import type { Actor } from '../identity/actor.ts';
import { closeSockets, listenForNudges } from './nudge-listener.ts';
import { RecentChanges } from './recent-changes.ts';
import {
  getSocketActor,
  authenticateSocket,
  checkAgain,
  closeInTime,
  dropHandshake,
  type Identification,
  isOurOrigin,
  findPresentActor,
  replayMissedChanges,
} from './socket-session.ts';

/** An authenticated socket. */
export interface LiveSocket {
  readonly socket: Socket;
  readonly actor: Actor;
  /** The current person; undefined when the session is over, and then the socket is closed. */
  readonly present: () => Promise<Actor | undefined>;
}

export interface Live {
  readonly io: Server;
  /** Called for every new connection, after it joined its rooms. */
  readonly onConnection: (welcome: (connection: LiveSocket) => void) => void;
  /**
   * Drops an ended session and closes its sockets on this node immediately; other nodes are notified with the
   * commit.
   */
  readonly dropSession: (session_id: string) => void;
  readonly stop: () => Promise<void>;
}

interface LiveSettings extends Identification {
  readonly app: FastifyInstance;
  readonly config: Config;
}

/** Socket.IO on the server's own port; nodes meet in PostgreSQL. */
export function openLive(settings: LiveSettings): Live {
  const { app, config } = settings;
  const logError = (error: Error): void => app.log.warn({ err: error }, 'realtime connection to the database');
  const pool = openPlainPool(config.database_url, { max: 2, on_error: logError });
  const io = createSocketServer(settings);
  const { sessions } = settings;
  const recentChanges = new RecentChanges();
  const stopListening = listenForNudges({
    connection: config.direct_url,
    pool,
    io,
    sessions,
    recentChanges,
    log: app.log,
  });
  io.on('connection', (socket) => {
    replayMissedChanges(socket, recentChanges);
    dropHandshake(socket);
    closeInTime(socket);
    checkAgain(socket, sessions);
  });

  return {
    io,
    onConnection: (welcome) =>
      void io.on('connection', (socket) =>
        welcome({ socket, actor: getSocketActor(socket), present: () => findPresentActor(socket, sessions) }),
      ),
    dropSession: (session_id) => {
      sessions.forget(session_id);
      closeSockets(io, session_id);
    },
    stop: async () => {
      await stopListening();
      await io.close();
      await pool.end();
    },
  };
}

function createSocketServer(settings: LiveSettings): Server {
  const io = new Server(settings.app.server, {
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 64 * 1024,
    perMessageDeflate: false,
    serveClient: false,
    allowRequest: (request, answer) => answer(null, isOurOrigin(request.headers, settings.config)),
  });
  io.use((socket, next) => {
    authenticateSocket(socket, settings).then(() => next(), next);
  });
  return io;
}
