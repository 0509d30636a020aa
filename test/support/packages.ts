import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Copies a folder of a published package to `target`. */
export function unpackPackage(name: string, folder: string, target: string): void {
  const scratch = mkdtempSync(join(tmpdir(), 'slipway-package-'));
  try {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', scratch, name]);
    const [archive = ''] = readdirSync(scratch);
    execFileSync('tar', ['-xzf', archive], { cwd: scratch });
    cpSync(join(scratch, 'package', folder), target, { recursive: true });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
