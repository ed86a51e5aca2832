/**
 * What the page uses of the browser's model context (WebMCP): https://webmachinelearning.github.io/webmcp. It is a draft,
 * and an origin trial in Chrome. Before May 2026 it was on `navigator`.
 */
export interface ModelContext {
  /** Rejects a name that is registered already. The tool stays until the signal is aborted, or the page is left. */
  registerTool(tool: ModelContextTool, options: { readonly signal?: AbortSignal }): Promise<void> | void;
}

interface ModelContextTool extends PageTool {
  execute(input: unknown): Promise<ToolResult>;
}

/** A command as a tool. The build writes the list. */
export interface PageTool {
  /** That of the command. */
  readonly name: string;
  readonly description: string;
  /** JSON Schema. */
  readonly inputSchema: { readonly properties?: Readonly<Record<string, unknown>> };
  readonly annotations?: { readonly readOnlyHint: boolean };
}

/** The result of a tool call, as in MCP. */
export interface ToolResult {
  /** One text, which is JSON. */
  readonly content: readonly [{ readonly type: 'text'; readonly text: string }];
  readonly isError: boolean;
}

declare global {
  interface Document {
    readonly modelContext?: ModelContext;
  }
}
