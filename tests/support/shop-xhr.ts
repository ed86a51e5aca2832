/** Answers a request as the network would; a form is handed over beside it, because reading it twice costs a copy. */
export type Answering = (request: Request, form: FormData | null) => Promise<Response>;

/** The older way in which a browser asks, in front of a demo shop that lives in the page: as much of it as uploads use. */
export function createShopXhr(answering: Answering): typeof XMLHttpRequest {
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
    #way = { method: '', url: '' };
    #headers = new Headers();
    #answered = new Headers();
    #attempt = new AbortController();

    open(method: string, url: string): void {
      this.#way = { method, url };
      this.#headers = new Headers();
      this.#attempt.abort();
      this.#attempt = new AbortController();
      this.readyState = 1;
      this.status = 0;
      this.responseText = '';
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.append(name, value);
    }

    getResponseHeader(name: string): string | null {
      return this.#answered.get(name);
    }

    getAllResponseHeaders(): string {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    send(form: FormData | null = null): void {
      void this.#ask(form, this.#attempt.signal);
    }

    abort(): void {
      this.#attempt.abort();
      this.readyState = 0;
      this.#tell('loadend');
    }

    async #ask(form: FormData | null, ended: AbortSignal): Promise<void> {
      const { method, url } = this.#way;
      try {
        const request = new Request(new URL(url, location.href), { method, headers: this.#headers, body: form });
        // A request that is called off at once never left.
        await new Promise((resolve) => setTimeout(resolve));
        if (ended.aborted) return;
        this.upload.tell(50);
        const answer = await answering(request, form);
        const text = await answer.text();
        if (ended.aborted) return;
        this.upload.tell(100);
        this.status = answer.status;
        this.#answered = answer.headers;
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
      this.#tell(how);
      this.#tell('loadend');
    }

    #tell(name: 'load' | 'error' | 'loadend'): void {
      const event = new Event(name);
      // The event targets of some environments call these properties themselves, which would be twice.
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
