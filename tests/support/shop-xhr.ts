/** Answers a request. The form is passed separately, because reading it from the request makes a copy. */
export type FetchHandler = (request: Request, form: FormData | null) => Promise<Response>;

/** A fake XMLHttpRequest that calls the demo shop. It has what uploads use. */
export function createShopXhr(handleFetch: FetchHandler): typeof XMLHttpRequest {
  return class ShopXhr extends EventTarget {
    readonly upload = new ShopUpload();
    onload: ((event: Event) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    ontimeout: ((event: Event) => void) | null = null;
    readyState = 0;
    status = 0;
    responseText = '';
    responseXML: Document | null = null;
    responseURL = '';
    responseType = '';
    timeout = 0;
    withCredentials = false;
    #request = { method: '', url: '' };
    #headers = new Headers();
    #responseHeaders = new Headers();
    #controller = new AbortController();

    open(method: string, url: string): void {
      this.#request = { method, url };
      this.#headers = new Headers();
      this.#controller.abort();
      this.#controller = new AbortController();
      this.readyState = 1;
      this.status = 0;
      this.responseText = '';
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.append(name, value);
    }

    getResponseHeader(name: string): string | null {
      return this.#responseHeaders.get(name);
    }

    getAllResponseHeaders(): string {
      return [...this.#responseHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    send(form: FormData | null = null): void {
      void this.#send(form, this.#controller.signal);
    }

    abort(): void {
      this.#controller.abort();
      this.readyState = 0;
      this.#dispatch('loadend');
    }

    async #send(form: FormData | null, ended: AbortSignal): Promise<void> {
      const { method, url } = this.#request;
      try {
        const request = new Request(new URL(url, location.href), { method, headers: this.#headers, body: form });
        // A request that is aborted at once is never sent.
        await new Promise((resolve) => setTimeout(resolve));
        if (ended.aborted) return;
        this.upload.tell(50);
        const answer = await handleFetch(request, form);
        const text = await answer.text();
        if (ended.aborted) return;
        this.upload.tell(100);
        this.status = answer.status;
        this.#responseHeaders = answer.headers;
        this.responseText = text;
        this.responseURL = request.url;
        if (this.responseType === 'document') this.responseXML = new DOMParser().parseFromString(text, 'text/html');
        this.#end('load');
      } catch {
        if (!ended.aborted) this.#end('error');
      }
    }

    #end(how: 'load' | 'error'): void {
      this.readyState = 4;
      this.#dispatch(how);
      this.#dispatch('loadend');
    }

    #dispatch(name: 'load' | 'error' | 'loadend'): void {
      const event = new Event(name);
      // Some environments call `onload` and `onerror` on dispatch, so they are called directly here.
      if (name === 'loadend') this.dispatchEvent(event);
      else this[`on${name}`]?.(event);
    }
  } as unknown as typeof XMLHttpRequest;
}

class ShopUpload extends EventTarget {
  onprogress: ((event: Event) => void) | null = null;

  tell(loaded: number): void {
    const event = Object.assign(new Event('progress'), { loaded, total: 100 });
    this.onprogress?.(event);
    this.dispatchEvent(event);
  }
}
