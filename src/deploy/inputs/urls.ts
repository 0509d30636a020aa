import { checkServiceUrl } from '../../api/urls.ts';
import { invalid, missing, shown } from '../../base/inputs.ts';

/** Reads the control plane's address. Removes a slash at its end. */
export function parseBaseUrl(text: string): string {
  if (text.trim() === '') throw missing('base-url', 'it is the address of the control plane', 'Give its https URL.');
  const url = checkServiceUrl(text, 'base-url').href.replace(/\/$/, '');
  if (!/\/api\/v1$/.test(url)) return url;
  throw invalid('base-url', 'the URL ends in /api/v1, which every request adds itself', 'Leave "/api/v1" out.');
}

/** Reads the pattern of the public URL. `{subdomain}` and `{app}` are replaced after the deploy. */
export function parseUrlTemplate(text: string): string | undefined {
  const template = text.trim();
  if (template === '') return undefined;
  const sample = template.replaceAll('{subdomain}', 'x').replaceAll('{app}', 'x');
  if (/^https?:\/\//.test(sample) && URL.canParse(sample) && !/[{}]/.test(sample)) return template;
  throw invalid(
    'url-template',
    `"${shown(template)}" does not become a URL`,
    'Write it as https://{subdomain}.example.com; {subdomain} and {app} are known.',
  );
}
