/**
 * The third-party actions that the workflows and examples may use: the commit of a released version, and the inputs
 * that the `action.yml` at that commit knows. Dependabot's pull requests change it along with the pins.
 */
export interface ThirdPartyAction {
  readonly commit: string;
  readonly version: string;
  readonly inputs: readonly string[];
  readonly required?: readonly string[];
}

export const THIRD_PARTY: Readonly<Record<string, ThirdPartyAction>> = {
  'actions/checkout': {
    commit: '3d3c42e5aac5ba805825da76410c181273ba90b1',
    version: 'v7.0.1',
    inputs: [
      'repository',
      'ref',
      'token',
      'path',
      'persist-credentials',
      'fetch-depth',
      'fetch-tags',
      'sparse-checkout',
      'sparse-checkout-cone-mode',
    ],
  },
  'actions/setup-node': {
    commit: '820762786026740c76f36085b0efc47a31fe5020',
    version: 'v7.0.0',
    inputs: ['node-version', 'node-version-file', 'cache', 'package-manager-cache'],
  },
  'actions/upload-artifact': {
    commit: 'bbbca2ddaa5d8feaa63e36b76fdaad77386f024f',
    version: 'v7.0.0',
    inputs: ['name', 'path', 'if-no-files-found', 'retention-days'],
    required: ['path'],
  },
  'actions/download-artifact': {
    commit: '3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c',
    version: 'v8.0.1',
    inputs: ['name', 'path'],
  },
  'actions/attest': {
    commit: '1e69f48acb82d1966a394da916b4c1698aa569d6',
    version: 'v4.2.2',
    inputs: ['subject-path', 'sbom-path', 'create-storage-record'],
  },
  'aws-actions/configure-aws-credentials': {
    commit: 'e6de054238d6b7531b4efff3b6587d9aade6a06c',
    version: 'v6.2.3',
    inputs: ['aws-region', 'role-to-assume', 'role-session-name'],
    required: ['aws-region'],
  },
  'github/codeql-action/init': {
    commit: '8aad20d150bbac5944a9f9d289da16a4b0d87c1e',
    version: 'v4.36.2',
    inputs: ['languages', 'build-mode', 'queries', 'config'],
  },
  'github/codeql-action/analyze': {
    commit: '8aad20d150bbac5944a9f9d289da16a4b0d87c1e',
    version: 'v4.36.2',
    inputs: ['category'],
  },
};

/**
 * The actions in the documentation's examples. Examples name major versions, because they are easier to read. The
 * workflows of this repository pin commits.
 */
export const DOCUMENTED: Readonly<Record<string, Pick<ThirdPartyAction, 'inputs' | 'required'>>> = {
  ...Object.fromEntries(
    Object.entries(THIRD_PARTY).map(([name, action]) => [`${name}@${action.version.replace(/\..*/, '')}`, action]),
  ),
  'google-github-actions/auth@v3': {
    inputs: [
      'workload_identity_provider',
      'service_account',
      'token_format',
      'id_token_audience',
      'id_token_include_email',
    ],
  },
};
