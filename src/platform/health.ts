import { type Handler, jsonResponse } from './http.ts';
import type { State } from './state/index.ts';

/** `/healthz`: 200 while the state can be read, else 503. For load balancers and for the commands that look for a platform. */
export function createHealth(state: State): Handler {
  const probe = state.database.prepare('SELECT count(*) AS tables FROM sqlite_schema');
  return () => {
    try {
      probe.get();
      return jsonResponse(200, { status: 'ok', pid: process.pid });
    } catch {
      return jsonResponse(503, { status: 'failing', reason: 'The state cannot be read.' }, { 'retry-after': '5' });
    }
  };
}
