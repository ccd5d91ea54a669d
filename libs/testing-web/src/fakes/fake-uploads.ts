/** Fakes the part of XMLHttpRequest that an upload uses; it is served by the same table as fetch. */
export function fakeUploads(serve: (request: Request) => Promise<Response>): typeof XMLHttpRequest {
  class FakeUpload {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    private readonly headers = new Headers();
    private target: { method: string; url: string } = { method: 'POST', url: '/' };

    open(method: string, url: string): void {
      this.target = { method, url };
    }

    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value);
    }

    abort(): void {
      this.onabort?.();
    }

    send(form: FormData): void {
      const body = JSON.stringify(
        Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])),
      );
      this.headers.set('content-type', 'application/json');
      const { method, url } = this.target;
      void serve(new Request(new URL(url, location.origin), { method, headers: this.headers, body })).then(
        async (response) => {
          this.upload.onprogress?.({ loaded: 1, total: 1 });
          this.status = response.status;
          this.responseText = await response.text();
          this.onload?.();
        },
        () => this.onerror?.(),
      );
    }
  }
  // Only the part that libs/api-client uses is played.
  return FakeUpload as unknown as typeof XMLHttpRequest;
}
