import { expect, test } from 'vitest';
import { job, testBuilder } from '../support/builds.ts';
import { LOCKFILES, SITE_WITH_PACKAGE } from '../support/lockfiles.ts';
import { createRepository } from '../support/repositories.ts';

test.each(Object.entries(LOCKFILES))(
  'a site with the lockfile of %s is built, and another commit of it with the install of the first',
  async (_, lockfile) => {
    using repository = createRepository({ ...SITE_WITH_PACKAGE, ...lockfile });
    using builder = testBuilder();
    const env = { NODE_ENV: 'production', GREETING: 'hello' };
    for (let round = 0; round < 2; round += 1) {
      if (round > 0) repository.commit({ 'README.md': 'changed' });
      await using output = await builder.build(job({ repository: repository.path, env }));
      expect(output.log.includes('Brought back the install')).toBe(round > 0);
      expect(output.read('index.html')).toBe('text/html hello');
    }
  },
);
