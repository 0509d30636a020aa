import { NODES_ROUTE } from '../../contract/routes.ts';
import { type Handler, header, jsonResponse } from '../shared/http.ts';
import { Refusal, refusalResponse } from '../shared/refusal.ts';
import type { ListedNode } from '../stores/nodes.ts';
import type { Gate } from './api.ts';
import { asRefusal } from './unavailable.ts';

export interface NodesOptions {
  list(): Promise<readonly ListedNode[]>;
  /** Undefined: the identity has a role in every organization. */
  organizationsOf(email: string): readonly string[] | undefined;
}

/**
 * Returns the handler of the list of nodes. It is for operators: identities with a role in every organization. The names
 * and addresses of machines are of no use to others.
 */
export function createNodes(
  gate: Pick<Gate, 'verify' | 'rateLimit'>,
  { list, organizationsOf }: NodesOptions,
): Handler {
  const authorize = async (authorization: string | undefined) => {
    const { email } = await gate.verify(authorization);
    const wait = await gate.rateLimit(email);
    if (wait > 0) {
      throw new Refusal('rate_limited', `Too many requests: wait ${wait} s.`, { 'retry-after': String(wait) });
    }
    if (organizationsOf(email) === undefined) return;
    throw new Refusal('forbidden', `${email} has no role in the organization "*", which the list of nodes needs.`);
  };
  return async (request) => {
    try {
      if (request.method !== NODES_ROUTE.method && request.method !== 'HEAD') {
        throw new Refusal('method_not_allowed', `Send ${NODES_ROUTE.method}.`, { allow: 'GET, HEAD' });
      }
      await authorize(header(request, 'authorization'));
      return jsonResponse(200, { nodes: await list() });
    } catch (thrown) {
      const refusal = asRefusal(thrown);
      if (!refusal) throw thrown;
      return refusalResponse(refusal, request);
    }
  };
}
