import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For a server on this machine. */
export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** An argument with which Chromium trusts it, so that files are cached as usual. */
  readonly browserArgument: string;
}

const REQUEST =
  'req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';

/** Makes a certificate with OpenSSL, because browsers speak HTTP/2 only over TLS. */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'eiland-bench-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync('openssl', [...REQUEST.split(' '), '-keyout', keyFile, '-out', certFile], { stdio: 'pipe' });
    const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const hash = createHash('sha256').update(publicKey).digest('base64');
    return { key, cert, browserArgument: `--ignore-certificate-errors-spki-list=${hash}` };
  } catch (error) {
    throw new Error('--http2 needs the command openssl.', { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
