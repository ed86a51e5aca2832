import { csharpStub } from './csharp-stub.ts';
import { pattern, type Route } from './routes.ts';

export interface Stub {
  readonly language: string;
  /** As Markdown highlights it. */
  readonly code: string;
  readonly file: string;
  /** One of these starts it. */
  readonly start: readonly string[];
  readonly source: string;
}

/** Paths of pages, as a regular expression; a stub answers its page there, too. */
type Pages = string;

/**
 * A server for each language that answers the calls, and serves the files beside it.
 * @param further paths of the page beside `/`
 */
export function stubsOf(routes: readonly Route[], further?: string): readonly Stub[] {
  const pages: Pages = further ? `/|${further}` : '/';
  return [
    {
      language: 'PHP',
      code: 'php',
      file: 'stub.php',
      start: ['php -S localhost:8000 stub.php'],
      source: php(routes, pages),
    },
    { language: 'Python', code: 'python', file: 'stub.py', start: ['python3 stub.py'], source: python(routes, pages) },
    {
      language: 'C#',
      code: 'csharp',
      file: 'Program.cs',
      start: ['dotnet run Program.cs', 'mcs Program.cs && mono Program.exe'],
      source: csharpStub(routes, pages),
    },
  ];
}

function php(routes: readonly Route[], pages: Pages): string {
  const text = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const rows = routes.map(
    ({ method, path, answer }) => `    ['${method}', ${text(`#^${pattern(path)}$#`)}, ${text(answer)}],`,
  );
  return `<?php
$answers = [
${rows.join('\n')}
];

// parse_url() answers false for a path such as /page:2.
$path = strtok($_SERVER['REQUEST_URI'], '?');
foreach ($answers as [$method, $pattern, $answer]) {
    if ($method !== $_SERVER['REQUEST_METHOD'] || !preg_match($pattern, $path)) {
        continue;
    }
    header('Content-Type: application/json');
    header('Cache-Control: private, no-store');
    echo $answer;
    return true;
}
if ($_SERVER['REQUEST_METHOD'] === 'GET' && preg_match(${text(`#^(${pages})$#`)}, $path)) {
    readfile(__DIR__ . '/index.html');
    return true;
}
if (is_file(__DIR__ . $path)) {
    return false;
}
http_response_code(404);
`;
}

function python(routes: readonly Route[], pages: Pages): string {
  const rows = routes.map(
    ({ method, path, answer }) => `    ("${method}", ${JSON.stringify(pattern(path))}, ${JSON.stringify(answer)}),`,
  );
  return `import re
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

ANSWERS = [
${rows.join('\n')}
]


class Shop(SimpleHTTPRequestHandler):
    def answer(self):
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        path = urlsplit(self.path).path
        for method, pattern, answer in ANSWERS:
            if method == self.command and re.fullmatch(pattern, path):
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Cache-Control", "private, no-store")
                self.end_headers()
                self.wfile.write(answer.encode())
                return
        if self.command == "GET":
            if re.fullmatch(${JSON.stringify(pages)}, path):
                self.path = "/index.html"
            super().do_GET()
        else:
            self.send_error(404)

    do_GET = do_POST = do_DELETE = answer


ThreadingHTTPServer(("localhost", 8000), Shop).serve_forever()
`;
}
