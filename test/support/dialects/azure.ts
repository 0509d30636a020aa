import type { Dialect } from '../service-double.ts';
import { entriesOf, iso, LOG, type Ours, words } from './parts.ts';

const status = words({
  ...{ queued: 'WaitingForDeployment', building: 'Uploading', succeeded: 'Ready', failed: 'Failed' },
});
const SITES = '/subscriptions/s-1/resourceGroups/web/providers/Microsoft.Web/staticSites';

const site = ({ appID }: Ours) => ({
  id: `${SITES}/${appID}`,
  name: appID,
  type: 'Microsoft.Web/staticSites',
  location: 'West Europe',
  sku: { name: 'Free', tier: 'Free' },
  properties: {
    defaultHostname: 'shop-0a1b.azurestaticapps.example',
    repositoryUrl: 'https://git.example/acme/shop',
    branch: 'main',
    customDomains: [],
    provider: 'GitHub',
    provisioningState: 'Succeeded',
  },
});

const build = (ours: Ours) => ({
  id: `${SITES}/shop/builds/${ours.deployID}`,
  name: ours.deployID,
  type: 'Microsoft.Web/staticSites/builds',
  properties: {
    buildId: ours.deployID,
    sourceBranch: ours.branch,
    hostname: 'shop-0a1b.azurestaticapps.example',
    createdTimeUtc: iso(ours.at ?? 0),
    status: status(ours.status),
    provisioningState: 'Succeeded',
    linkedBackends: [],
  },
});

export const azure: Dialect = {
  like: 'Azure Resource Manager: Microsoft.Web/staticSites and their builds',
  refused: (field, message) => ({
    error: { code: 'InvalidRequestContent', message: 'Not valid', details: [{ code: 'X', target: field, message }] },
  }),
  answer(call, ours) {
    switch (call) {
      case 'createApp':
      case 'updateApp':
        return { body: site(ours) };
      case 'replaceEnv':
        return { body: { id: `${SITES}/shop/config/appsettings`, properties: { A: '1' } } };
      case 'listEnvironments':
        return { body: { value: [site(ours)], nextLink: null } };
      case 'deploy':
        // Accepted, with an empty answer.
        return { status: 202, body: undefined };
      case 'listDeployments':
        return { body: { value: entriesOf(ours).map(build), nextLink: null } };
      case 'readFailure':
        return {
          body: {
            ...build({ ...ours, status: 'failed' }),
            properties: {
              status: 'Failed',
              errorDetail: {
                error: {
                  code: 'BuildFailed',
                  message: 'Oryx has failed to build the app.',
                  innererror: { content: LOG.join('\r\n'), logs: LOG.join('\r\n') },
                },
              },
            },
          },
        };
    }
  },
};
