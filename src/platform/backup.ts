import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { asSlipwayError, SlipwayError, systemCode } from '../base/errors.ts';
import { isObject } from '../base/json.ts';
import { isInside } from '../base/paths.ts';
import { type Handler, jsonResponse } from './http.ts';
import { isBearer } from './identity/issuer.ts';

/** What belongs to the running process, or can be made again; and the databases, which are copied by themselves. */
const LEFT_OUT = /^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;

/**
 * Copies a data directory to `to`, which must be empty or not there, while the platform runs on it. To restore,
 * start a platform on the copy. Objects are copied before the databases and what is new of them after: an object
 * never changes, so each that the copied state names is there. Throws `invalid_input`.
 */
export async function backUp(dataDir: string, to: string, copyDatabases: (to: string) => void): Promise<void> {
  if (!isAbsolute(to)) throw refuse(`${to} is not an absolute path`);
  if (isInside(dataDir, to)) throw refuse(`${to} lies in the data directory`);
  if (existsSync(to) && readdirSync(to).length > 0) throw refuse(`${to} is not empty`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  await copyFiles(dataDir, to);
  copyDatabases(to);
  await copyFiles(dataDir, to);
}

/** Times that a folder is begun anew because a file of it went away under the copy (an ingest's, a collected one). */
const ATTEMPTS = 5;

async function copyFiles(from: string, to: string): Promise<void> {
  const filter = (path: string) => !relative(from, path).split(sep).includes('tmp');
  for (const name of readdirSync(from).filter((each) => !LEFT_OUT.test(each))) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await cp(join(from, name), join(to, name), { recursive: true, force: false, filter });
        break;
      } catch (error) {
        if (systemCode(error) !== 'ENOENT' || attempt === ATTEMPTS) throw error;
      }
    }
  }
}

function refuse(message: string): SlipwayError {
  return new SlipwayError('invalid_input', message, {
    input: 'to',
    remedy: 'Name a directory outside the data directory that is empty or not there yet.',
  });
}

/** POST /backup `{to}`, for who can read the request token in `run.json`: that is the data directory's owner. */
export function createBackupHandler(requestToken: string, run: (to: string) => Promise<void>): Handler {
  return async (request) => {
    const { requestID } = request;
    const refusal = (status: number, code: string, message: string) =>
      jsonResponse(status, { error: { code, message, requestID } }, status === 405 ? { allow: 'POST' } : {});
    if (request.method !== 'POST') return refusal(405, 'method_not_allowed', 'A backup is made by POST.');
    if (!isBearer(request, requestToken)) return refusal(401, 'unauthorized', 'The request token is missing or wrong.');
    try {
      const body: unknown = JSON.parse((await request.body(BODY_MOST)).toString());
      const to = isObject(body) && typeof body.to === 'string' ? body.to : '';
      await run(to);
      return jsonResponse(200, { to });
    } catch (error) {
      const { mender, message } = error instanceof SyntaxError ? refuse('The body is not JSON') : asSlipwayError(error);
      return mender === 'user' ? refusal(422, 'validation_failed', message) : refusal(503, 'unavailable', message);
    }
  };
}

const BODY_MOST = 64 * 1024;
