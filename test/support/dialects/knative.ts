import type { Dialect } from '../service-double.ts';
import { entriesOf, failureOf, iso, type Ours, urlOr, without } from './parts.ts';

/** Conditions instead of a status: `Ready` is True, False or Unknown. */
const READY: Readonly<Record<string, string>> = { succeeded: 'True', failed: 'False' };

const conditions = (status: unknown) => [
  // True long before the revision is ready.
  { type: 'BuildSucceeded', status: status === 'queued' ? 'Unknown' : 'True' },
  { type: 'Ready', status: READY[String(status)] ?? 'Unknown', reason: 'Deploying' },
];

const service = ({ appID, ...ours }: Ours) => ({
  apiVersion: 'serving.knative.dev/v1',
  kind: 'Service',
  metadata: { name: appID, namespace: 'web', uid: '0f1e-2d3c', generation: 3, creationTimestamp: iso(0) },
  spec: { template: {} },
  status: {
    observedGeneration: 3,
    url: urlOr(ours, 'https://shop-x1.a.run.example'),
    latestReadyRevisionName: 'shop-00001',
  },
});

const revision = (ours: Ours) => ({
  apiVersion: 'serving.knative.dev/v1',
  kind: 'Revision',
  metadata: {
    name: ours.deployID,
    uid: `uid-of-${ours.deployID}`,
    creationTimestamp: iso(ours.at ?? 0),
    ownerReferences: [{ kind: 'Service', name: 'shop', uid: '0f1e-2d3c' }],
    annotations: { commit: ours.commit, branch: ours.branch },
  },
  spec: { containerConcurrency: 80 },
  status: { conditions: conditions(ours.status), url: ours.url, logUrl: 'https://console.example/logs' },
});

const environmentsOf = ({ environments }: Ours) =>
  (Array.isArray(environments) ? environments : []).map(({ environmentID, name, state, url }) => ({
    metadata: { name, uid: environmentID },
    status: { phase: state, url },
  }));

export const knative: Dialect = {
  like: 'Cloud Run Admin API v1 (Knative serving): services and revisions',
  refused: (field, message) => ({
    kind: 'Status',
    status: 'Failure',
    message: `${field}: ${message}`,
    reason: 'Invalid',
    details: { causes: [], violations: [{ field, description: message }] },
    code: 422,
  }),
  error: (status, code, message) => ({ kind: 'Status', status: 'Failure', message, reason: code, code: status }),
  request(call, body) {
    if (call === 'createApp') {
      if (body.metadata === undefined) return { refused: 'metadata.name', message: 'Required value' };
      return { name: Object(body.metadata).name, ...Object(body.spec) };
    }
    if (call === 'updateApp') return Object(body.spec);
    if (call === 'listDeployments') {
      return without({ limit: body.limit, cursor: body.continue });
    }
    if (call === 'replaceEnv') {
      const { env } = Object(body.spec);
      if (!Array.isArray(env)) return { refused: 'spec.env', message: 'must be a list' };
      return { env: Object.fromEntries(env.map(({ name, value }) => [name, value])) };
    }
    if (call !== 'deploy') return body;
    const { branch, commit } = Object(Object(body.metadata).annotations);
    return without({ branch, commit });
  },
  answer(call, ours) {
    switch (call) {
      case 'createApp':
      case 'updateApp':
      case 'replaceEnv':
        return { status: 200, body: service(ours) };
      case 'listEnvironments':
        return { body: { kind: 'List', items: environmentsOf(ours), metadata: {} } };
      case 'deploy':
        return { status: 201, body: revision({ ...ours, status: 'queued' }) };
      case 'listDeployments':
        return {
          body: {
            kind: 'RevisionList',
            metadata: { resourceVersion: '9', continue: ours.nextCursor ?? '' },
            items: entriesOf(ours).map(revision),
          },
        };
      case 'readFailure': {
        const { code = 'BuildFailed', message = 'The build exited with 2.', lines } = failureOf(ours);
        return {
          body: {
            ...revision({ ...ours, status: 'failed' }),
            status: {
              conditions: [{ type: 'BuildSucceeded', status: 'False', reason: code, message }],
              logs: { entries: lines.map((textPayload, index) => ({ timestamp: iso(index), textPayload })) },
            },
          },
        };
      }
    }
  },
};
