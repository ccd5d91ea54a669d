type Listener = (...given: unknown[]) => void;
type Answering = (event: string, body: Record<string, unknown>) => unknown;

/** Fake of the socket as libs/api-client uses it; the test acts as the server. */
export class FakeSocket {
  readonly io = { opts: {} as Record<string, unknown> };
  readonly sentEvents: { readonly event: string; readonly body: Record<string, unknown> }[] = [];
  connected = false;
  /** The server's acknowledgement; none while it throws. */
  createReply: Answering = () => ({ ok: true, data: {} });
  private readonly listeners = new Map<string, Listener[]>();

  on(event: string, listener: Listener): this {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    return this;
  }

  connect(): void {
    this.connected = true;
    this.notifyListeners('connect');
  }

  close(): void {
    this.connected = false;
  }

  timeout(): { readonly emitWithAck: (event: string, body: Record<string, unknown>) => Promise<unknown> } {
    return {
      emitWithAck: async (event, body) => {
        this.sentEvents.push({ event, body });
        return this.createReply(event, body);
      },
    };
  }

  /** Emits an event of the server. */
  emitFromServer(event: string, body: unknown): void {
    for (const listener of this.listeners.get(event) ?? []) listener(body);
  }

  /** Closes the connection. */
  disconnect(): void {
    this.connected = false;
    this.notifyListeners('disconnect');
  }

  listBodies(event: string): readonly Record<string, unknown>[] {
    return this.sentEvents.filter((one) => one.event === event).map(({ body }) => body);
  }

  private notifyListeners(event: string): void {
    for (const listener of this.listeners.get(event) ?? []) listener();
  }
}
