/** Half a megabyte: no call of the kit has more. */
const LONGEST = 512 * 1024;

/** A request that no page sends. */
export class Unfit extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The body as an object; an empty body is an empty one. */
export async function readJson(request: Request): Promise<Readonly<Record<string, unknown>>> {
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST) throw new Unfit(413, 'Payload Too Large');
  const text = await request.text();
  if (text.length > LONGEST) throw new Unfit(413, 'Payload Too Large');
  if (text.trim() === '') return {};
  const body = parsed(text);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unfit(400, 'The request body is no JSON.');
  }
}

export function answerJson(
  body: unknown,
  status: number,
  headers = new Headers({ 'Cache-Control': 'no-store' }),
): Response {
  headers.set('Content-Type', 'application/json');
  headers.set('X-Content-Type-Options', 'nosniff');
  return new Response(JSON.stringify(body), { status, headers });
}
