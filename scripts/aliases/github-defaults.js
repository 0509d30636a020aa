/** What @actions/github finds in place of undici and @actions/http-client. Slipway passes octokit a `fetch` of its own. */
export class HttpClient {
  getAgent() {}
  getAgentDispatcher() {}
}
export const fetch = globalThis.fetch;
