import { words } from './text.ts';
import { VERSION } from './version.ts';

export const REPOSITORY = 'slipway/slipway';

/** Returns the address of a page of the documentation at this version: `troubleshooting`. `section`: the anchor of a heading. */
export function docsUrl(page: string, section?: string): string {
  const anchor = section === undefined ? '' : `#${section}`;
  return `https://github.com/${REPOSITORY}/blob/v${VERSION}/docs/${page}.md${anchor}`;
}

/** The sections of docs/troubleshooting.md, by their anchors, with the error codes in them. A test compares the two. */
const SECTIONS = {
  identity: words(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),
  'the-platforms-answers': words(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),
  'the-network-and-github': words('unreachable request_timeout github_refused interrupted internal'),
  'the-embedded-platform': words(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `),
} as const;

/** Returns the address of the section about an error code. Codes of inputs are in the first section. */
export function codeUrl(code: string): string {
  const [section = 'what-you-gave'] = Object.entries(SECTIONS).find(([, codes]) => codes.includes(code)) ?? [];
  return docsUrl('troubleshooting', section);
}

export function failureCodesUrl(): string {
  return docsUrl('troubleshooting', 'failures-of-a-deployment');
}
