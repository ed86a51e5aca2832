import type { CommandError } from '../../shared/bus/command-error.ts';
import type { ModelContext, PageTool, ToolResult } from './model-context.ts';

/** What the tools need of the page. It is handed in, because this file shares no code with others. */
export interface ToolPage {
  readonly modelContext: ModelContext;
  /** Sends a command. Rejects with a `CommandError`. */
  send(name: string, detail: unknown): Promise<unknown>;
  /** Resolves when the list of the page is ready, now or later. */
  listReady(): Promise<unknown>;
  hasList(): boolean;
}

/** The only command that a page can lack. */
const LIST_COMMAND = 'list-filter';

/** Registers commands as tools for the shopper's agent. */
export function registerTools(page: ToolPage, tools: readonly PageTool[]): void {
  for (const tool of tools)
    if (tool.name === LIST_COMMAND) void registerWithList(page, tool);
    else void register(page, tool, (input) => execute(page, tool, input));
}

/** Registers the tool while the page has a list. A list that is gone is noticed by the next call. */
async function registerWithList(page: ToolPage, tool: PageTool): Promise<void> {
  await page.listReady();
  const registration = new AbortController();
  const run = async (input: unknown) => {
    if (page.hasList()) return execute(page, tool, input);
    registration.abort();
    void registerWithList(page, tool);
    return resultOf({ reason: 'unhandled', status: null, messages: {} }, true);
  };
  await register(page, tool, run, registration.signal);
}

async function register(
  { modelContext }: ToolPage,
  tool: PageTool,
  run: (input: unknown) => Promise<ToolResult>,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await modelContext.registerTool({ ...tool, execute: run }, signal ? { signal } : {});
  } catch {
    // The page has a tool of this name, or its policy allows none.
  }
}

async function execute(page: ToolPage, tool: PageTool, input: unknown): Promise<ToolResult> {
  try {
    const answer = await page.send(tool.name, knownKeys(tool, input));
    // A code that the shop does not accept is an answer of the command, and a refusal for an agent.
    return resultOf(answer, (answer as { isAccepted?: boolean } | undefined)?.isAccepted === false);
  } catch (error) {
    const { reason, status, messages } = error as CommandError;
    return resultOf({ reason, status, messages }, true);
  }
}

/** The keys of the schema alone: the shop gets all keys of `add-to-cart`. */
function knownKeys({ inputSchema }: PageTool, input: unknown): unknown {
  if (!inputSchema.properties) return input;
  const values = (input ?? {}) as Readonly<Record<string, unknown>>;
  const known = Object.keys(inputSchema.properties).filter((key) => Object.hasOwn(values, key));
  return Object.fromEntries(known.map((key) => [key, values[key]]));
}

function resultOf(value: unknown, isError: boolean): ToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value ?? null) }], isError };
}
