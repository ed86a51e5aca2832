import { pattern, type Route } from './routes.ts';

/** A server for .NET 10 and Mono, as a single file. */
export function csharpStub(routes: readonly Route[], pages: string): string {
  const rows = routes.map(
    ({ method, path, answer }) => `        ("${method}", ${JSON.stringify(pattern(path))}, ${JSON.stringify(answer)}),`,
  );
  return `using System;
using System.IO;
using System.Linq;
using System.Net;
using System.Text;
using System.Text.RegularExpressions;

static class Stub
{
    static readonly (string Method, string Path, string Answer)[] Answers =
    {
${rows.join('\n')}
    };

    static void Main()
    {
        var listener = new HttpListener();
        listener.Prefixes.Add("http://localhost:8000/");
        listener.Start();
        while (true) Reply(listener.GetContext());
    }

    static void Reply(HttpListenerContext context)
    {
        var (request, response) = (context.Request, context.Response);
        var path = Uri.UnescapeDataString(request.Url.AbsolutePath);
        var answer = Answers.FirstOrDefault(known => known.Method == request.HttpMethod && Is(path, known.Path)).Answer;
        var file = request.HttpMethod == "GET" ? "." + (Is(path, ${JSON.stringify(pages)}) ? "/index.html" : path) : "";
        var body = answer != null ? Encoding.UTF8.GetBytes(answer)
            : File.Exists(file) && !file.Contains("/../") ? File.ReadAllBytes(file) : null;
        response.StatusCode = body == null ? 404 : 200;
        response.ContentType = answer != null ? "application/json" : TypeOf(Path.GetExtension(file));
        response.Headers["Cache-Control"] = "private, no-store";
        response.Close(body ?? new byte[0], true);
    }

    static bool Is(string path, string pattern) => Regex.IsMatch(path, "^(" + pattern + ")$");

    static string TypeOf(string extension) =>
        extension == ".js" ? "text/javascript" : extension == ".css" ? "text/css"
        : extension == ".json" ? "application/json" : extension == ".svg" ? "image/svg+xml" : "text/html; charset=utf-8";
}
`;
}
