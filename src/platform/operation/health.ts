import type { Damage } from '../objects/damage.ts';
import { type Handler, jsonResponse } from '../shared/http.ts';

interface HealthOptions {
  /** Rejects if the state cannot be read. Absent if other nodes share the state: then a restart of this one does not help. */
  readonly check: (() => Promise<void>) | undefined;
  /** Present if the node serves sites. */
  readonly damage: Pick<Damage, 'lasting'> | undefined;
}

/**
 * Answers `/healthz` for supervisors and for the commands that look for a platform: 503 if the state cannot be read, else
 * 200. If objects are missing, the status is `degraded`, still with 200: the other sites work, and a restart would not
 * bring the objects back. `/readyz` answers if the node can serve.
 */
export function createHealth({ check, damage }: HealthOptions): Handler {
  return async () => {
    try {
      await check?.();
    } catch {
      return jsonResponse(503, { status: 'failing', reason: 'The state cannot be read.' }, { 'retry-after': '5' });
    }
    const damaged = (await damage?.lasting()) ?? 0;
    if (damaged === 0) return jsonResponse(200, { status: 'ok', pid: process.pid });
    const reason = `Visitors asked for ${damaged} stored objects that are missing or damaged. The log has their names. Deploy their sites again to store them again.`;
    return jsonResponse(200, { status: 'degraded', pid: process.pid, reason });
  };
}
