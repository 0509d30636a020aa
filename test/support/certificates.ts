import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** For tests that need certificates: prints why they are skipped if there is no openssl. */
export function lacksOpenssl(suites: string): boolean {
  if (spawnSync('openssl', ['version'], { stdio: 'ignore' }).status === 0) return false;
  process.stderr.write(`skipped, because openssl is not installed: ${suites}\n`);
  return true;
}

/** A private authority, whose files are in `folder`. */
export interface Authority {
  /** The file of its own certificate. */
  readonly file: string;
  /** Signs the certificate of a server with this DNS name. `name` names the files. */
  issue(name: string, host: string): Certificate;
}

/** Files in PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

export function makeAuthority(folder: string, name: string, subject = `/CN=${name}`): Authority {
  const own = files(folder, name);
  const constraints = ['-addext', 'keyUsage=critical,keyCertSign'];
  request(['-subj', subject, ...constraints], own);
  return {
    file: own.cert,
    issue(server, host) {
      const issued = files(folder, server);
      const extensions = [`subjectAltName=DNS:${host}`, 'basicConstraints=critical,CA:FALSE'];
      const words = extensions.flatMap((each) => ['-addext', each]);
      request(['-CA', own.cert, '-CAkey', own.key, '-subj', `/CN=${host}`, ...words], issued);
      return issued;
    },
  };
}

function files(folder: string, name: string): Certificate {
  return { key: join(folder, `${name}.key`), cert: join(folder, `${name}.pem`) };
}

function request(words: readonly string[], { key, cert }: Certificate): void {
  execFileSync('openssl', ['req', '-x509', ...KEY, '-keyout', key, '-out', cert, ...words], { stdio: 'pipe' });
}
