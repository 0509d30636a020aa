import { existsSync } from 'node:fs';

if (!existsSync('dist/robots.txt')) {
  console.log('dist/robots.txt should be there');
  process.exit(1);
}
