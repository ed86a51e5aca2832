export interface PageOptions {
  /** The address of the page. */
  readonly url: string;
  /** Where the folder of this build is, with its slash. By default, that of the loader's tag, or `/widgets/`. */
  readonly base?: string;
  /** Settings for pages that have none in a script. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /**
   * Answers the first call of a widget, where the page has no first answer in the element: the JSON, as the shop would
   * send it to this visitor. Undefined for a widget that is not drawn.
   */
  readonly answer?: (call: FirstCallOf) => Promise<string | undefined>;
  /** By widget, when it takes over its frame where its element has no `data-hydrate`. By default, each has its own. */
  readonly hydrate?: Readonly<Record<string, string>>;
  /**
   * Prints an import map with the hash of every script before the first one, with the nonce of the loader's tag. A browser
   * then loads no changed file.
   */
  readonly integrity?: boolean;
  /**
   * Prints the style sheets into the head, with the nonce of the loader's tag, where the first paint would wait for their
   * links. For a first visit: later, they are in the browser's cache.
   */
  readonly inlineStyles?: boolean;
  /** Gets what kept a widget from being drawn. The page then has the shop's own HTML, as before. */
  readonly onError?: (error: unknown, widget: string) => void;
}

/** The first call of a widget, which is a POST. */
export interface FirstCallOf {
  readonly widget: string;
  readonly path: string;
  /** Is sent as JSON. Undefined for none. */
  readonly body: unknown;
}

/**
 * Draws the first frame of each widget of a page that has its data. Everything else stays as it is: a page that has no such
 * widget, or that cannot be read, comes back unchanged.
 */
export type RenderPage = (html: string, options: PageOptions) => Promise<string>;

export interface WidgetOptions {
  /** The inputs by their names in `widgets.json`, or their JSON. They are validated as in a page. */
  readonly inputs?: Readonly<Record<string, unknown>> | string;
  /** The answer to the first call, as the shop would send it to this visitor, or its JSON. */
  readonly initial?: unknown;
  /** The settings of the page. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The language of the page, for settings without `locale`. By default, `nl`. */
  readonly locale?: string;
  /** The path of the page, or its address: with an address, inputs may be addresses of its origin. By default, `/`. */
  readonly path?: string;
  /** When the widget takes over the frame, with the values of `data-hydrate`. By default, each widget has its own. */
  readonly hydrate?: string;
  /** Where the folder of this build is, with its slash. By default, `/widgets/`. */
  readonly base?: string;
  /** The widgets of the page. By default, each may be there. */
  readonly widgets?: readonly string[];
  /** Begins `head` with an import map, which has the hash of every script. Of several widgets, one needs it. */
  readonly integrity?: boolean;
  /** The nonce of the import map. */
  readonly nonce?: string;
  /** Stands in ids, and differs for each widget of a page. By default, it differs where the data does. */
  readonly id?: string;
}

/** What a page prints for a widget. */
export interface RenderedWidget {
  /**
   * The content of the element: the frame, the inputs and the answer. Without frame for a widget that shows nothing at
   * first, such as a closed dialog.
   */
  readonly html: string;
  /** The addresses of the scripts that take the frame over. Empty without frame. */
  readonly preload: readonly string[];
  /** Lines for the head: style sheets, and the scripts that are needed with the page. Empty without frame. */
  readonly head: string;
}

/** Draws the content of one widget's element. Rejects with wrong inputs, and without the answer that it is drawn from. */
export type Render = (widget: string, options?: WidgetOptions) => Promise<RenderedWidget>;
