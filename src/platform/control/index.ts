/**
 * The control plane: the seven calls.
 *
 * Mirrors: spec 4.A, 5.A and 7.B. Bodies, statuses and errors are assumptions; docs/control-plane.md shows them.
 * Gaps: apps, projects and organizations cannot be listed or deleted. An app has one environment.
 * By design: a caller without a role in the organization gets 403 before the state is read, so the answer does not show
 * whether the organization exists.
 */
import { ROUTES } from '../../contract/routes.ts';
import type { Handler } from '../shared/http.ts';
import { createApi, type Gate } from './api.ts';
import { createBodies } from './bodies.ts';
import { type ControlPlaneOptions, createCalls } from './calls.ts';

/** Returns the handler of `/api/v1`. */
export function createControlPlane(gate: Gate, options: ControlPlaneOptions): Handler {
  const calls = createCalls({ ...options, bodies: createBodies(options) });
  return createApi(gate, { routes: ROUTES, calls, mayBeEmpty: ['deploy'] });
}
