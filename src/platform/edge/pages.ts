import { page } from '../shared/page.ts';

export const UNKNOWN_HOST = page({
  status: 404,
  title: 'No site here',
  text: 'No app of this platform has this host name. Check the spelling of the address.',
});

export const NOT_LIVE_YET = page({
  status: 404,
  title: 'Not live yet',
  text: 'This app exists, and goes live with its first successful deploy. Deploy it, then load this page again.',
});

export const GONE = page({
  status: 410,
  title: 'This site is gone',
  text: 'The app at this address was deleted.',
});

export const NOT_FOUND = page({
  status: 404,
  title: 'Page not found',
  text: 'This site has no page at this address. <a href="/">Go to its start page.</a>',
});

export const BAD_PATH = page({
  status: 400,
  title: 'Bad address',
  text: 'The path of this address cannot be read: its percent-encoding is broken, or it tries to leave the site.',
});

export const LONG_PATH = page({
  status: 414,
  title: 'Address too long',
  text: 'The path of this address has more than 4,096 characters. No page has such a long address.',
});

/** The site is known, and its files cannot be read. */
export const STORAGE_UNAVAILABLE = page({
  status: 503,
  title: 'The storage of the platform cannot be used now',
  text: 'This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds.',
  againIn: 5,
});

/** The record of the site cannot be read. */
export const SITE_UNAVAILABLE = page({
  status: 503,
  title: 'Not available at the moment',
  text: 'The platform cannot look up this site at the moment. Try again in a few seconds.',
  againIn: 5,
});

export const DAMAGED = page({
  status: 500,
  title: 'This file cannot be served',
  text: 'The platform found its stored copy damaged and does not serve it. Deploy the site again to replace it.',
});
