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
  /** The page is for a phone: a summary stands below the main column. */
  readonly narrow?: boolean;
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
 * Draws the first frame of each island of a page that has its first answer. Everything else stays as it is: a page that
 * has no such island, or that cannot be read, comes back unchanged.
 */
export type RenderPage = (html: string, options: PageOptions) => Promise<string>;
