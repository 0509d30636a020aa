/**
 * The control plane: the seven calls.
 *
 * Mirrors: spec 4.A, 5.A and 7.B (bodies, statuses and errors as contract.md section 4 assumes them).
 * Gaps: apps, projects and organizations cannot be listed or deleted; one environment an app.
 * By design: a caller without a role in the organization gets 403 before anything is looked up, whether or not
 * the organization exists, so that the answer tells nothing.
 */
import { ROUTES } from '../../contract/routes.ts';
import type { Handler } from '../http.ts';
import { createApi, type Gate } from './api.ts';
import { createBodies } from './bodies.ts';
import { type ControlPlaneOptions, createCalls } from './calls.ts';

export function createControlPlane(gate: Gate, options: ControlPlaneOptions): Handler {
  const calls = createCalls({ ...options, bodies: createBodies(options) });
  return createApi(gate, { routes: ROUTES, calls, mayBeEmpty: ['deploy'] });
}
